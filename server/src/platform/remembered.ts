import { BoundedMap } from './bounded-map.js';

/**
 * Remembers answers that follow from something that never changes, as long as that exists: at most this many
 * for each.
 */
export function rememberedBy<Source extends object, Answer>(most: number) {
  const answers = new WeakMap<Source, BoundedMap<string, { readonly answer: Answer }>>();
  return (source: Source, asked: readonly unknown[], find: () => Answer): Answer => {
    const known = answers.get(source) ?? new BoundedMap(most);
    answers.set(source, known);
    const question = asked.join();
    const before = known.get(question);
    if (before) return before.answer;
    const answer = find();
    known.set(question, { answer });
    return answer;
  };
}
