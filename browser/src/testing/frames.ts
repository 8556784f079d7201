// Kept from before a test takes the frames away from the page.
const nextFrame = window.requestAnimationFrame.bind(window);

/** After two frames all effects of the last key or press are over, including late events and the focus. */
export async function twoFrames(): Promise<void> {
  await new Promise(nextFrame);
  await new Promise(nextFrame);
}
