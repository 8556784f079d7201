import { Page } from 'browser/ui/page/Page';
import stillLife from '../../../art/still-life.avif';
import stillLifeSmall from '../../../art/still-life-small.avif';
import css from './AboutScreen.module.css';
import { AboutText } from './AboutText';
import { FairLottery } from './FairLottery';
import { OurStores } from './OurStores';
import { Promises } from './Promises';

export const AboutScreen = () => (
  <Page
    title="About us"
    lead="Five stores, a few hundred bottles, and people who have tasted every one of them."
  >
    <div className={css.parts}>
      <div className={css.opening}>
        <AboutText />
        <img
          className={css.picture}
          src={stillLife}
          srcSet={`${stillLifeSmall} 600w, ${stillLife} 1000w`}
          sizes="(width >= 60rem) 30rem, 100vw"
          alt="Four bottles, a glass of red wine, grapes and cheese on a wooden table in the evening sun"
          width={1000}
          height={1250}
          decoding="async"
        />
      </div>
      <Promises />
      <OurStores />
      <FairLottery />
    </div>
  </Page>
);
