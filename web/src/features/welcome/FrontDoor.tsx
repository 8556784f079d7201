import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '../../app/Brand';
import { PageTitle } from '../../app/PageTitle';
import stillLife from '../../art/still-life.avif';
import stillLifeSmall from '../../art/still-life-small.avif';
import { buttonLook } from '../../ui/button-look';
import { PageHeading } from '../../ui/PageHeading';
import css from './FrontDoor.module.css';
import { OurStores } from './OurStores';
import { Promises } from './Promises';

/** What a visitor sees first: what the shop is, who may come in, and the ways in. */
export const FrontDoor = ({ notice }: { notice: ReactNode }) => (
  <div className={css.page}>
    <PageTitle>Welcome</PageTitle>
    <header className={css.head}>
      <Brand to="/welcome" />
      <Link {...buttonLook({ variant: 'quiet' })} to="/login" state={true}>
        Log in
      </Link>
    </header>
    <main className={css.content}>
      {notice}
      <div className={css.hero}>
        <div className={css.words}>
          <PageHeading lead="Wine, spirits, beer and sake from people we know, kept cool and dark at a store near you.">
            The good bottle, from the cellar round the corner
          </PageHeading>
          <div className={css.ways}>
            <Link {...buttonLook({ size: 'large' })} to="/signup" state={true}>
              Create an account
            </Link>
            <Link {...buttonLook({ size: 'large', variant: 'secondary' })} to="/login" state={true}>
              Log in
            </Link>
          </div>
          <p className={css.age}>
            <span className={css.years} aria-hidden="true">
              21+
            </span>
            <span>
              You must be 21 or older to come in. We check identification whenever a bottle is handed over.
            </span>
          </p>
        </div>
        <picture className={css.door}>
          <source media="(width < 48rem)" srcSet={stillLifeSmall} width={600} height={750} />
          <img className={css.still} src={stillLife} alt="" width={1000} height={1250} fetchPriority="high" />
        </picture>
      </div>
      <Promises />
      <OurStores />
    </main>
    <footer className={css.foot}>
      Cellar Door sells to adults of legal drinking age only: 21 or older. Please enjoy it in good measure.
    </footer>
  </div>
);
