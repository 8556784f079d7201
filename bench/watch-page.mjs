// Runs inside the page before its own scripts; bench/first-load.ts reads `seen`.
const seen = { paint: 0, painted: '', shift: 0, shifted: [], interaction: 0 };
window.seen = seen;

const nameOf = (node) => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? `${element.localName} "${element.textContent.trim().slice(0, 30)}"` : 'nothing';
};

const watch = (type, note, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    ...more,
  });

watch('largest-contentful-paint', ({ startTime, element }) => {
  seen.paint = startTime;
  seen.painted = nameOf(element);
});

watch('layout-shift', ({ value, hadRecentInput, sources }) => {
  if (hadRecentInput) return;
  seen.shift += value;
  seen.shifted.push(...sources.map(({ node }) => nameOf(node)));
});

// What belongs to no touch and no key has no id: a browser tells of its resting mouse while a page comes.
const noteInteraction = ({ duration, interactionId }) => {
  if (interactionId > 0) seen.interaction = Math.max(seen.interaction, duration);
};
watch('event', noteInteraction, { durationThreshold: 16 });
