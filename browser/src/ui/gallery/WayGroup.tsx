import { X } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '../lists/Breadcrumb';
import { StepMark } from '../lists/StepMark';
import { Steps } from '../lists/Steps';
import { Tabs } from '../lists/Tabs';
import { Disclosure } from '../overlays/Disclosure';
import { Avatar } from '../values/Avatar';
import { Group, Specimen } from './Specimen';

const steps = [
  { id: 'cart', name: 'Cart' },
  { id: 'address', name: 'Delivery' },
  { id: 'payment', name: 'Payment' },
  { id: 'done', name: 'Order placed' },
];

export const WayGroup = () => (
  <Group title="Finding the way">
    <Specimen title="Breadcrumb">
      <Breadcrumb>
        <a href="#home">Home</a>
        <a href="#red">Red wine</a>
        <a href="#piedmont">Piedmont</a>
        <span aria-current="page">Barolo Serralunga d’Alba Riserva 2019</span>
      </Breadcrumb>
    </Specimen>
    <Specimen title="Steps" layout="column">
      <Steps
        label="Checkout"
        steps={steps}
        current="address"
        link={({ name }) => <a href="#cart">{name}</a>}
      />
      <Steps label="Checkout, begun" steps={steps} current="cart" />
    </Specimen>
    <Specimen title="Step mark">
      <StepMark done />
      <StepMark done sign={X} />
      <StepMark done={false} />
    </Specimen>
    <Specimen title="Tabs" layout="column">
      <Tasting />
    </Specimen>
    <Specimen title="Disclosure" layout="column">
      <div>
        <Disclosure title="How is the draw made?" name="questions" open>
          A number nobody knew before is drawn after the last entry.
        </Disclosure>
        <Disclosure title="What does it cost to enter?" name="questions">
          Nothing. Winning is a right to buy.
        </Disclosure>
      </div>
      <Disclosure title="Show the numbers" look="plain">
        <code>9f86d081884c7d65</code>
      </Disclosure>
    </Specimen>
    <Specimen title="Avatar">
      <Avatar name="Ada Lovelace" size="large" />
      <Avatar name="Ada King Lovelace" />
      <Avatar name="Émile" size="small" />
      <Avatar name="Broken Picture" src="/no-such-picture.png" />
    </Specimen>
  </Group>
);

function Tasting() {
  const [selected, setSelected] = useState<'notes' | 'food' | 'estate'>('notes');
  return (
    <Tabs
      label="About this wine"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'notes', label: 'Tasting notes', panel: <p>Dried rose, tar, sour cherry; firm and long.</p> },
        { id: 'food', label: 'With food', panel: <p>Braised beef, aged cheese, mushrooms.</p> },
        { id: 'estate', label: 'The estate', panel: <p>Seven hectares above Serralunga.</p> },
      ]}
    />
  );
}
