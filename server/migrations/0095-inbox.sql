-- A message waits until staff have answered it, or said that there is nothing to answer. Those of before went to the
-- stores as letters.
alter table contact_message add column state text not null default 'done' check (state in ('waiting', 'answered', 'done'));
alter table contact_message alter column state set default 'waiting';
-- Who looks after it.
alter table contact_message add column taken_by uuid references staff_person;
create index contact_message_inbox on contact_message (sent_at desc, id desc);
create index contact_message_waiting on contact_message (sent_at desc, id desc) where state = 'waiting';
create index contact_message_email on contact_message (lower(email), sent_at desc);

-- Goes with its message.
create table contact_answer (
  id uuid primary key,
  message_id uuid not null references contact_message on delete cascade,
  person_id uuid not null references staff_person,
  text text not null,
  answered_at timestamptz not null
);
create index contact_answer_message on contact_answer (message_id, answered_at);

-- A review waits for staff from when it is written, and again when its author writes it anew.
alter table review add column waits boolean not null default false;
-- Beneath the review, for everybody.
alter table review add column answer text;
alter table review add column answered_at timestamptz;
alter table review add column answered_by uuid references staff_person;
alter table review add column hidden_because text;
alter table review add check (num_nonnulls(answer, answered_at, answered_by) in (0, 3));
create index review_inbox on review (written_at desc, id desc);
create index review_waiting on review (written_at desc, id desc) where waits;
