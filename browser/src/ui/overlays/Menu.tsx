import { EllipsisVertical } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, type RefObject, useContext, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Pressable,
  RouterProvider,
} from 'react-aria-components';
import { IconButton } from '../buttons/IconButton';
import list from '../choices/Options.module.css';
import { classNames } from '../class-names';
import css from './Menu.module.css';
import { actFromMenu } from './opener';
import { menuOpening } from './opening-side';
import { PopoverLayer, useOpening } from './use-opening';

const MenuPlace = createContext<RefObject<HTMLElement | null> | null>(null);

type Props = {
  /** What the menu is for; it also names the three dots. */
  label: string;
  /** What opens it: a button of ours. Three dots unless given. */
  trigger?: ReactElement;
  /** With less free below than this, in pixels, it opens upward. */
  roomBelow?: number;
  align?: 'start' | 'end';
  /** Follows the links of the menu without loading the page anew. */
  onNavigate?: (href: string) => void;
  children: ReactNode;
};

export function Menu({ label, trigger, roomBelow = 100, align = 'end', onNavigate, children }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const { onOpenChange, popover } = useOpening(place, (room) => menuOpening(room, roomBelow), align);
  const menu = (
    <MenuTrigger onOpenChange={onOpenChange}>
      <span ref={place} className={css.trigger}>
        <Pressable>{(trigger ?? <ThreeDots label={label} />) as ReactElement<object, string>}</Pressable>
      </span>
      <Popover {...popover} className={classNames(list.popover, css.popover)}>
        <PopoverLayer />
        <AriaMenu className={classNames(list.list, css.menu)} aria-label={label}>
          <MenuPlace value={place}>{children}</MenuPlace>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
  return onNavigate ? <RouterProvider navigate={onNavigate}>{menu}</RouterProvider> : menu;
}

const ThreeDots = ({ label, ...rest }: { label: string }) => (
  <IconButton {...rest} label={label}>
    <EllipsisVertical />
  </IconButton>
);

type ItemProps = {
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  onSelect?: () => void;
  children: string;
};

export function MenuItem({ icon, tone, disabled, href, onSelect, children }: ItemProps) {
  const place = useContext(MenuPlace);
  return (
    <AriaMenuItem
      className={classNames(list.option, css.item)}
      data-tone={tone}
      href={href}
      isDisabled={disabled}
      onAction={onSelect && (() => actFromMenu(place?.current?.querySelector('button') ?? null, onSelect))}
      textValue={children}
    >
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={list.name}>{children}</span>
    </AriaMenuItem>
  );
}

/** A group of items with a heading, or, without one, set apart by a line. */
export const MenuSection = ({ title, children }: { title?: string; children: ReactNode }) => (
  <AriaMenuSection className={css.section} aria-label={title ?? 'More'}>
    {title && <Header className={css.title}>{title}</Header>}
    {children}
  </AriaMenuSection>
);
