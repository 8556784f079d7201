/** Words and controls that the edge of the window or of their own box cuts off. */
export function cutOff() {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  /** Words for screen readers, which nobody sees. */
  const onlySaid = (element: Element | null): boolean =>
    element !== null &&
    (element.getBoundingClientRect().width <= 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      onlySaid(element.parentElement));
  const hidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden=true]') !== null ||
    onlySaid(element);
  const told = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) || element.matches('a, button, input, select, textarea'))
    .filter((element) => !hidden(element) && !scrolls(element))
    .filter((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      if (bottom > 0 && (left < -1 || right > width + 1)) return true;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const shortened = overflowX === 'visible' || textOverflow === 'ellipsis' || display === 'inline';
      return !shortened && !element.matches('input, select') && element.scrollWidth > element.clientWidth + 1;
    })
    .map(told);
}
