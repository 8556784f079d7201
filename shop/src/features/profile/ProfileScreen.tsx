import { useQuery } from '@tanstack/react-query';
import { classNames } from 'browser/ui/class-names';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import columns from 'browser/ui/fields/field-columns.module.css';
import { AccountPage } from './AccountPage';
import { NewsSection } from './NewsSection';
import { ProfileDetails } from './ProfileDetails';
import css from './ProfileScreen.module.css';
import { detailsQuery } from './profile.api';

export function ProfileScreen() {
  const details = useQuery(detailsQuery);
  return (
    <AccountPage title="Profile information">
      {details.isPending && <DetailsSkeleton />}
      {details.isError && (
        <Trouble title="Your profile could not be loaded" again={details.refetch} busy={details.isFetching} />
      )}
      {details.data && (
        <>
          <ProfileDetails loaded={details.data} />
          <NewsSection />
        </>
      )}
    </AccountPage>
  );
}

const DetailsSkeleton = () => (
  <div className={css.form} aria-busy="true">
    <Skeleton shape="block" height="6rem" label="Loading your profile" />
    <div className={classNames(columns.fields, css.fields)}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((field) => (
        <Skeleton key={field} shape="block" height="4.5rem" />
      ))}
    </div>
  </div>
);
