// Kept from before a test takes the frames away from the page.
const nextFrame = window.requestAnimationFrame.bind(window);

/** Two frames: whatever the last key or press has set going is done, late events and the focus included. */
export async function twoFrames(): Promise<void> {
  await new Promise(nextFrame);
  await new Promise(nextFrame);
}
