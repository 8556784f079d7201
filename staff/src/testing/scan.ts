/** As a scanner types: all at once, and Enter, into whatever has the focus. */
export function scan(code: string) {
  const at = performance.now();
  const target = document.activeElement ?? document.body;
  for (const key of [...Array.from(code), 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    // Keys of one moment, however slow the machine is that draws them.
    Object.defineProperty(event, 'timeStamp', { value: at });
    target.dispatchEvent(event);
    if (key === 'Enter' || !(target instanceof HTMLInputElement)) continue;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(target, target.value + key);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
