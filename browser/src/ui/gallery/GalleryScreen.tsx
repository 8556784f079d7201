import { PageHeading } from '../page/PageHeading';
import { ButtonGroup } from './ButtonGroup';
import { ChoiceGroup } from './ChoiceGroup';
import { DataGroup } from './DataGroup';
import { FieldGroup } from './FieldGroup';
import { FormGroup } from './FormGroup';
import css from './GalleryScreen.module.css';
import { OverlayGroup } from './OverlayGroup';
import { StateGroup } from './StateGroup';
import { ThemeGroup } from './ThemeGroup';
import { WayGroup } from './WayGroup';
import { WineGroup } from './WineGroup';

/** Every part in every state, at /design in development and in tests. */
export const GalleryScreen = () => (
  <main className={css.gallery}>
    <PageHeading lead="Every part of the shop in every state.">The design of Cellar Door</PageHeading>
    <ThemeGroup />
    <ButtonGroup />
    <FieldGroup />
    <ChoiceGroup />
    <FormGroup />
    <OverlayGroup />
    <WineGroup />
    <DataGroup />
    <WayGroup />
    <StateGroup />
  </main>
);
