import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Brand } from 'browser/ui/page/Brand';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import type { ReactNode } from 'react';
import stillLife from '../../../art/still-life-sparkling.avif';
import stillLifeSmall from '../../../art/still-life-sparkling-small.avif';
import css from './FrontDoor.module.css';
import { OurStores } from './OurStores';
import { Promises } from './Promises';

/** The first page for visitors: what the shop is, the age limit, and the links to log in or sign up. */
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
            The good bottle, from the cellar around the corner
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
            <span>You must be 21 or older to shop here. We check ID every time we hand over a bottle.</span>
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
      Cellar Door sells to adults of legal drinking age only: 21 or older. Please drink responsibly.
    </footer>
  </div>
);
