import { type EmptyContent, Nothing } from '../../app/Nothing';
import { AccountPage } from './AccountPage';

type Props = EmptyContent & { title: string };

export const EmptyAccountPage = ({ title, ...content }: Props) => (
  <AccountPage title={title}>
    <Nothing {...content} />
  </AccountPage>
);
