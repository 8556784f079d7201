import { dayLength } from 'contract/platform/calendar';
import { Wine } from 'lucide-react';
import { useState } from 'react';
import { QuantityStepper } from '../fields/QuantityStepper';
import { Card } from '../lists/Card';
import { cardLink } from '../lists/card-link';
import { Badge, type BadgeTone } from '../values/Badge';
import { Chip } from '../values/Chip';
import { Countdown } from '../values/Countdown';
import { Price } from '../values/Price';
import { Rating } from '../values/Rating';
import { Group, Specimen } from './Specimen';
import css from './WineGroup.module.css';

const tones: Record<BadgeTone, string> = {
  success: 'Active',
  'success-outline': 'Delivered',
  danger: 'Not Active',
  warning: 'Only 5 left',
  neutral: 'Sold out',
  brand: 'New vintage',
};

const inTwoDays = new Date(Date.now() + 2 * dayLength + 3_723_000);

export const WineGroup = () => (
  <Group title="Wine">
    <Specimen title="Cards" layout="grid">
      <WineCard name="Barolo Serralunga 2019" cents={4800} compareAtCents={5600} />
      <WineCard name="Riesling Trocken" cents={1900} />
      <WineCard
        name="Châteauneuf-du-Pape Vieilles Vignes Cuvée Centenaire Réserve Spéciale 2016"
        cents={1_249_900}
      />
    </Specimen>
    <Specimen title="Badges">
      {Object.entries(tones).map(([tone, words]) => (
        <Badge key={tone} tone={tone as BadgeTone}>
          {words}
        </Badge>
      ))}
    </Specimen>
    <Specimen title="Prices">
      <Price cents={1900} size="small" />
      <Price cents={1900} />
      <Price cents={4800} compareAtCents={5600} />
      <Price cents={4800} compareAtCents={5600} size="large" />
    </Specimen>
    <Specimen title="Ratings">
      <Rating value={4.3} count={1284} />
      <Rating value={2.5} count={1} size="medium" />
      <Rating value={5} />
      <Rating value={0} count={0} />
    </Specimen>
    <Specimen title="Quantity">
      <Stepping label="Bottles of Barolo" />
      <Stepping label="Bottles of Riesling" size="small" />
      <QuantityStepper label="Bottles of Port" value={1} onChange={() => {}} disabled />
    </Specimen>
    <Specimen title="Chosen refinements">
      <Chip label="Red" onRemove={() => {}} />
      <Chip label="$20 to $50" onRemove={() => {}} />
      <Chip
        label="Appellation d’origine contrôlée Châteauneuf-du-Pape and all its neighbours along the Rhône"
        onRemove={() => {}}
      />
      <Chip label="Fixed" />
    </Specimen>
    <Specimen title="Countdown">
      <Countdown until={inTwoDays} />
      <Countdown until={new Date(0)} />
    </Specimen>
  </Group>
);

function WineCard({ name, ...price }: { name: string; cents: number; compareAtCents?: number }) {
  return (
    <Card as="article" space="small" className={css.card}>
      <div className={css.picture} aria-hidden="true">
        <Wine />
      </div>
      <h4 className={css.name}>
        <a {...cardLink} href="#wine">
          {name}
        </a>
      </h4>
      <Rating value={4.6} count={38} />
      <Price {...price} />
    </Card>
  );
}

function Stepping({ label, size }: { label: string; size?: 'small' }) {
  const [value, setValue] = useState(3);
  return <QuantityStepper label={label} size={size} value={value} max={12} onChange={setValue} />;
}
