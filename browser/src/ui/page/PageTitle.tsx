/** The browser's tab and what a screen reader says first. React moves it into the head. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Cellar Door`}</title>;
