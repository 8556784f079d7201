import { type DragEvent, useState } from 'react';

/** A mouse takes hold of one and puts it where another stands; fingers and keys need buttons that do the same. */
export function useDragging(isFree: boolean, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  return (at: number) => ({
    draggable: isFree,
    'data-dragged': dragged === at || undefined,
    onDragStart: () => setDragged(at),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, at);
    },
  });
}
