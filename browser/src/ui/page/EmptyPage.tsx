import { type EmptyContent, Nothing } from './Nothing';
import { Page } from './Page';

type Props = EmptyContent & { title: string; lead?: string };

export const EmptyPage = ({ title, lead, ...content }: Props) => (
  <Page title={title} lead={lead}>
    <Nothing {...content} />
  </Page>
);
