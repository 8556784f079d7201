import { useRouterState } from '@tanstack/react-router';
import type { MenuDepartment } from 'contract/catalogue';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import css from './DepartmentMenus.module.css';
import { DepartmentPanel } from './DepartmentPanel';
import { moveWithin } from './menu-keys';
import { useDepartmentHere } from './use-department-here';
import { useHoverIntent } from './use-hover-intent';

/** One disclosure for each department: opened by hovering, pressing or the keys, closed by going away. */
export function DepartmentMenus({ departments }: { departments: readonly MenuDepartment[] }) {
  const here = useDepartmentHere({ enabled: false });
  const page = useRouterState({ select: ({ location }) => location.href });
  const [opened, setOpened] = useState<{ slug: string | undefined; page: string }>();
  // What was opened on the page before is closed on this one.
  const open = opened?.page === page ? opened.slug : undefined;
  const setOpen = (slug: string | undefined) => setOpened({ slug, page });
  const list = useRef<HTMLUListElement>(null);
  const hover = useHoverIntent(setOpen);
  const close = () => {
    hover.forget();
    setOpen(undefined);
  };

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) setOpened(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !list.current?.contains(relatedTarget)) setOpen(undefined);
  };

  return (
    // The buttons and links inside are the controls; the list only moves the focus between them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={css.menus}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          close();
          list.current?.querySelector<HTMLElement>(`[data-department="${open}"]`)?.focus();
        } else moveWithin(list.current!, event, { open, setOpen });
      }}
    >
      {departments.map((department) => {
        const { slug, name } = department;
        const isOpen = open === slug;
        return (
          <li key={slug} {...hover.over(slug)}>
            <button
              type="button"
              className={css.trigger}
              data-department={slug}
              data-here={here === slug || undefined}
              aria-current={here === slug || undefined}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `menu-${slug}` : undefined}
              onClick={(event) => hover.press(event, () => setOpen(isOpen ? undefined : slug))}
            >
              {name}
              <ChevronDown aria-hidden="true" />
            </button>
            {isOpen && <DepartmentPanel id={`menu-${slug}`} department={department} onChosen={close} />}
          </li>
        );
      })}
    </ul>
  );
}
