import { dot, formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import { Badge } from 'browser/ui/values/Badge';
import { answerBody, type InboxMessage } from 'contract/inbox.staff';
import { contactReference, contactTopics } from 'contract/pages';
import { useState } from 'react';
import { useMe } from '../../platform/me';
import { Answer } from './Answer';
import css from './Entry.module.css';
import { answerTo } from './inbox.api';
import { PressButton } from './PressButton';
import { TextForm } from './TextForm';

const standings = {
  waiting: { tone: 'warning', words: 'Waiting' },
  answered: { tone: 'success-outline', words: 'Answered' },
  done: { tone: 'neutral', words: 'Done' },
} as const;

export function MessageCard({ message }: { message: InboxMessage }) {
  const { id, at, name, email, topic, order_number, store_name, text, state, taken_by, answers } = message;
  const { name: ownName } = useMe();
  const [answering, setAnswering] = useState(false);
  const { tone, words } = standings[state];
  return (
    <Card as="article" className={css.entry} aria-label={`Message from ${name}`}>
      <div className={css.head}>
        <h2>{name}</h2>
        <Badge tone={tone}>{words}</Badge>
        {state === 'waiting' && taken_by && <Badge>{taken_by} looks after it</Badge>}
        <time className={css.by} dateTime={at}>
          {formatDateTime(at)}
        </time>
      </div>
      <p className={css.about}>
        {[contactTopics[topic], order_number, store_name, email, contactReference(id)]
          .filter(Boolean)
          .join(dot)}
      </p>
      <p className={css.text}>{text}</p>
      {answers.map((answer) => (
        <Answer key={answer.at} {...answer} />
      ))}
      {answering ? (
        <TextForm
          label={`Answer to ${name}`}
          name="text"
          hint={`Goes to ${email} by email. Nobody has checked that it is the writer's address: give away nothing about an order that is not in the message.`}
          schema={answerBody}
          send="Send answer"
          ask={(answer) => answerTo(message, answer)}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <div className={css.presses}>
          <Button variant={state === 'waiting' ? 'primary' : 'secondary'} onClick={() => setAnswering(true)}>
            {state === 'answered' ? 'Answer again' : 'Answer'}
          </Button>
          {state === 'waiting' && taken_by !== ownName && (
            <PressButton what="take" id={id}>
              {taken_by ? 'Take over' : 'Look after it'}
            </PressButton>
          )}
          {state === 'waiting' && (
            <PressButton what="settle" id={id}>
              Nothing to answer
            </PressButton>
          )}
        </div>
      )}
    </Card>
  );
}
