-- Demo data, not legal advice. Gathered in November 2026 from public pages, some of them old, some not
-- verified ("from memory"); every row carries its source and the day of its check. docs/rules.md shows them.

create table jurisdiction (
  code text primary key,
  name text not null unique
);

-- Counties that a rule names; an address knows its ZIP alone.
create table county_zip (
  zip text primary key,
  state text not null references jurisdiction,
  county text not null
);

create table jurisdiction_rule (
  id integer generated always as identity primary key,
  state text not null references jurisdiction,
  -- The narrower rule goes before the wider one; null is the whole state, all goods, every channel.
  county text,
  zip text,
  category text check (category in ('wine', 'spirits', 'beer', 'sake', 'cider', 'goods')),
  channel text check (channel in ('pickup', 'delivery', 'shipping_within', 'shipping_across')),
  kind text not null check (kind in (
    'sale', 'volume', 'dry', 'hours', 'age', 'identity', 'hand_over', 'points', 'discount', 'lottery',
    'tax', 'local_tax', 'drink_tax'
  )),
  value jsonb not null,
  effective_from date not null,
  -- The last day on which it holds.
  effective_to date check (effective_to >= effective_from),
  source text not null,
  checked_on date not null
);
create index jurisdiction_rule_state on jurisdiction_rule (state);

-- What it costs to bring the goods; in cents. A store's own rows go before those of every store.
create table fulfilment_fee (
  id integer generated always as identity primary key,
  store_id integer references store,
  mode text not null check (mode in ('pickup', 'delivery', 'shipping')),
  state text references jurisdiction,
  up_to_bottles integer check (up_to_bottles > 0),
  fee integer not null check (fee >= 0),
  free_from integer check (free_from > 0)
);

-- How a store cuts its opening hours into times to choose from; its own row goes before that of every store.
create table slot_plan (
  id integer generated always as identity primary key,
  store_id integer references store,
  mode text not null check (mode in ('pickup', 'delivery')),
  minutes integer not null check (minutes between 5 and 1440),
  lead_minutes integer not null check (lead_minutes >= 0),
  -- Between the end of the last slot and closing.
  rest_minutes integer not null check (rest_minutes >= 0),
  days_ahead integer not null check (days_ahead between 0 and 60),
  places integer not null check (places > 0),
  unique nulls not distinct (store_id, mode)
);

-- A slot that somebody has chosen once; until then it stands in the plan alone.
create table slot (
  store_id integer not null references store,
  mode text not null check (mode in ('pickup', 'delivery')),
  slot_from timestamptz not null,
  slot_until timestamptz not null check (slot_until > slot_from),
  places integer not null check (places > 0),
  taken integer not null default 0,
  primary key (store_id, mode, slot_from),
  check (taken >= 0 and taken <= places)
);

-- Who holds a place: a cart, or the order that it became. One holds one place at most.
create table slot_booking (
  holder_id uuid primary key,
  store_id integer not null,
  mode text not null,
  slot_from timestamptz not null,
  booked_at timestamptz not null,
  foreign key (store_id, mode, slot_from) references slot
);
create index slot_booking_slot on slot_booking (store_id, mode, slot_from);

-- The count moves with the bookings and with nothing else.
create function slot_booking_changed() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update slot set taken = taken - 1
      where store_id = old.store_id and mode = old.mode and slot_from = old.slot_from;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update slot set taken = taken + 1
      where store_id = new.store_id and mode = new.mode and slot_from = new.slot_from;
  end if;
  return null;
end $$;
create trigger slot_booking_changed after insert or update or delete on slot_booking
  for each row execute function slot_booking_changed();

insert into jurisdiction (code, name) values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'),
  ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'),
  ('FL', 'Florida'), ('GA', 'Georgia'), ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'),
  ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'), ('KY', 'Kentucky'), ('LA', 'Louisiana'),
  ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'), ('MI', 'Michigan'), ('MN', 'Minnesota'),
  ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'), ('NE', 'Nebraska'), ('NV', 'Nevada'),
  ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'), ('NY', 'New York'),
  ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'),
  ('SD', 'South Dakota'), ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'),
  ('VA', 'Virginia'), ('WA', 'Washington'), ('WV', 'West Virginia'), ('WI', 'Wisconsin'),
  ('WY', 'Wyoming'), ('PR', 'Puerto Rico'), ('VI', 'US Virgin Islands');

-- Source: GeoNames.
insert into county_zip (state, county, zip)
  select 'CA', 'San Francisco', regexp_split_to_table(btrim('
    94102 94103 94104 94105 94107 94108 94109 94110 94111 94112 94114 94115 94116 94117 94118 94119
    94120 94121 94122 94123 94124 94125 94126 94127 94129 94130 94131 94132 94133 94134 94137 94139
    94140 94141 94142 94143 94144 94145 94146 94147 94151 94158 94159 94160 94161 94163 94164 94172
    94177 94188
  ', E' \n'), '\s+')
  union all
  select 'FL', 'Lafayette', regexp_split_to_table(btrim('
    32013 32066
  ', E' \n'), '\s+')
  union all
  select 'FL', 'Liberty', regexp_split_to_table(btrim('
    32321 32334 32335 32360
  ', E' \n'), '\s+')
  union all
  select 'FL', 'Miami-Dade', regexp_split_to_table(btrim('
    33002 33010 33011 33012 33013 33014 33015 33016 33017 33018 33030 33031 33032 33033 33034 33035
    33039 33054 33055 33056 33090 33092 33101 33102 33106 33109 33111 33114 33116 33119 33122 33124
    33125 33126 33127 33128 33129 33130 33131 33132 33133 33134 33135 33136 33137 33138 33139 33140
    33141 33142 33143 33144 33145 33146 33147 33149 33150 33151 33152 33153 33154 33155 33156 33157
    33158 33160 33161 33162 33163 33164 33165 33166 33167 33168 33169 33170 33172 33173 33174 33175
    33176 33177 33178 33179 33180 33181 33182 33183 33184 33185 33186 33187 33188 33189 33190 33191
    33192 33193 33194 33195 33196 33197 33198 33199 33206 33222 33231 33233 33234 33238 33239 33242
    33243 33245 33247 33255 33256 33257 33261 33265 33266 33269 33280 33283 33296 33299
  ', E' \n'), '\s+')
  union all
  select 'IL', 'Cook', regexp_split_to_table(btrim('
    60004 60005 60006 60007 60008 60009 60016 60017 60018 60019 60022 60025 60026 60029 60038 60043
    60053 60055 60056 60062 60065 60067 60068 60070 60074 60076 60077 60078 60082 60090 60091 60093
    60094 60095 60103 60104 60107 60130 60131 60141 60153 60154 60155 60159 60160 60161 60162 60163
    60164 60165 60168 60169 60171 60173 60176 60179 60192 60193 60194 60195 60196 60201 60202 60203
    60204 60208 60209 60301 60302 60303 60304 60305 60402 60406 60409 60411 60412 60415 60418 60419
    60422 60425 60426 60429 60430 60438 60443 60445 60452 60453 60454 60455 60456 60457 60458 60459
    60461 60462 60463 60464 60465 60466 60467 60469 60471 60472 60473 60475 60476 60477 60478 60480
    60482 60499 60501 60513 60525 60526 60534 60546 60558 60601 60602 60603 60604 60605 60606 60607
    60608 60609 60610 60611 60612 60613 60614 60615 60616 60617 60618 60619 60620 60621 60622 60623
    60624 60625 60626 60628 60629 60630 60631 60632 60633 60634 60636 60637 60638 60639 60640 60641
    60642 60643 60644 60645 60646 60647 60649 60651 60652 60653 60654 60655 60656 60657 60659 60660
    60661 60664 60666 60668 60669 60670 60673 60674 60675 60677 60678 60680 60681 60682 60684 60685
    60686 60687 60688 60689 60690 60691 60693 60694 60695 60696 60697 60699 60701 60706 60707 60712
    60714 60803 60804 60805 60827
  ', E' \n'), '\s+')
  union all
  select 'TX', 'Roberts', regexp_split_to_table(btrim('
    79059
  ', E' \n'), '\s+');

create function note_rule(
  state text, kind text, value jsonb, source text,
  category text default null, channel text default null, county text default null, zip text default null
) returns void language sql as $$
  insert into jurisdiction_rule
    (state, county, zip, category, channel, kind, value, effective_from, source, checked_on)
  values (state, county, zip, category, channel, kind, value, '2024-01-01', source, '2026-11-01')
$$;

-- Everywhere: age, identity, hand-over, no lottery, nothing sent from another state.
do $$
declare place text;
begin
  for place in select code from jurisdiction order by code loop
    perform note_rule(place, 'age',
      jsonb_build_object('years', case when place in ('PR', 'VI') then 18 else 21 end),
      'Wikipedia, alcohol laws of the United States');
    perform note_rule(place, 'identity', '{"unexpired": true}', 'California ABC');
    perform note_rule(place, 'hand_over', '{"adult_signature": true, "id": true, "postal_service": false}',
      'fedex.com');
    -- Nebraska and North Dakota are opened for all kinds below.
    if place not in ('NE', 'ND') then
      perform note_rule(place, 'sale', '{"allowed": false}', 'closed unless a row opens it',
        channel => 'shipping_across');
    end if;
    perform note_rule(place, 'lottery',
      jsonb_build_object('allowed', place in ('IL', 'FL')),
      case when place in ('IL', 'FL') then 'demo'
        when place in ('CA', 'PA') then 'mn.gov; ncnewsonline.com; alcohol.law'
        else 'off until the owner turns it on after advice' end);
  end loop;
end $$;

-- Sent from another state, by kind of drink; null is all of them. "From" names the states that may send.
do $$ begin
  perform note_rule(state, 'sale', value, source, category, 'shipping_across') from (values
    ('CA', 'wine', '{"allowed": true, "from": ["CA", "NM"]}'::jsonb,
      'sovos.com, DTC shipping for retailers, 2024-01'),
    ('NM', 'wine', '{"allowed": true, "from": ["CA", "NM"]}', 'sovos.com; vinoshipper.com: reciprocal'),
    ('CT', 'wine', '{"allowed": true}', 'avalara.com 2019'),
    ('DC', 'wine', '{"allowed": true}', 'sovos.com; vinoshipper: kinds unverified'),
    ('FL', 'wine', '{"allowed": true}', 'sovos.com; vinoshipper'),
    ('LA', 'wine', '{"allowed": true}', 'shipcompliant.com 2016; vinoshipper'),
    ('NE', null, '{"allowed": true}', 'sovos.com; vinoshipper: all kinds from memory'),
    ('NH', 'wine', '{"allowed": true}', 'nh.gov 2011'),
    ('NH', 'spirits', '{"allowed": true}', 'nh.gov 2011'),
    ('NH', 'beer', '{"allowed": true}', 'nh.gov 2011'),
    ('ND', null, '{"allowed": true}', 'sovos.com; vinoshipper: all kinds from memory'),
    ('OR', 'wine', '{"allowed": true}', 'sovos.com; vinoshipper'),
    ('VA', 'wine', '{"allowed": true}', 'Code of Virginia 4.1-209.1'),
    ('VA', 'beer', '{"allowed": true}', 'Code of Virginia 4.1-209.1'),
    ('WV', 'wine', '{"allowed": true}', 'W. Va. Code 60-8-6'),
    ('WY', 'wine', '{"allowed": true}', 'wineinstitute.org')
  ) as opened (state, category, value, source);

  -- A case is 9 litres and a counted bottle at most 750 ml (where the rule says so, a litre).
  perform note_rule(state, 'volume', jsonb_strip_nulls(jsonb_build_object(
      'millilitres', millilitres, 'bottles', bottles, 'months', months, 'says', says
    )), source, category, 'shipping_across')
  from (values
    ('CA', 'wine', 18000, null, 1, '2 cases a month', 'sovos.com, DTC shipping for retailers, 2024-01'),
    ('NM', 'wine', 18000, 24, 1, '24 bottles a month', 'sovos.com; vinoshipper.com'),
    ('CT', 'wine', 18000, null, 2, '2 cases in 2 months', 'avalara.com 2019'),
    ('DC', 'wine', 9000, 12, 1, '12 bottles a month', 'sovos.com; vinoshipper'),
    ('LA', 'wine', 108000, 144, 12, '144 bottles a year', 'shipcompliant.com 2016; vinoshipper'),
    ('NE', 'wine', 9000, 12, 1, '12 bottles a month', 'sovos.com; vinoshipper'),
    ('NH', 'wine', 108000, null, 12, '12 cases of 9 litres a year', 'nh.gov 2011'),
    ('NH', 'spirits', 60000, 60, 12, '60 containers of 1 litre a year', 'nh.gov 2011'),
    ('NH', 'beer', 102206, null, 12, '27 gallons a year', 'nh.gov 2011'),
    ('ND', 'wine', 27000, 36, 1, '36 bottles a month', 'sovos.com; vinoshipper'),
    ('OR', 'wine', 18000, 24, 1, '24 bottles a month', 'sovos.com; vinoshipper'),
    ('VA', 'wine', 18000, null, 1, '2 cases of 9 litres a month', 'Code of Virginia 4.1-209.1'),
    ('VA', 'beer', 17034, null, 1, '2 cases of 288 ounces a month', 'Code of Virginia 4.1-209.1'),
    ('WV', 'wine', 18000, null, 1, '2 cases a month', 'W. Va. Code 60-8-6'),
    ('WY', 'wine', 108000, null, 12, '12 cases in 12 months', 'wineinstitute.org: for one household')
  ) as volume (state, category, millilitres, bottles, months, says, source);

  -- Within these three: all kinds, by the store's own licence.
  perform note_rule(state, 'sale', '{"allowed": true}', 'demo: by the store''s own licence',
      channel => channel)
    from (values ('CA'), ('IL'), ('FL')) as home (state),
      (values ('delivery'), ('shipping_within')) as way (channel);

  -- Dry places: a county or a ZIP that the owner adds or takes away.
  perform note_rule(state, 'dry', '{"dry": true}', source, county => county, zip => zip) from (values
    ('FL', 'Lafayette', null, 'sovos.com; vinoshipper'),
    ('FL', 'Liberty', null, 'sovos.com; vinoshipper'),
    ('TX', 'Roberts', null, 'list of dry communities, from memory'),
    ('AK', null, '99723', 'list of dry communities, from memory')
  ) as area (state, county, zip, source);

  -- Store-local; ending at or before the beginning is after midnight.
  perform note_rule(state, 'hours', value, source, category) from (values
    ('CA', null, '{"daily": ["06:00", "02:00"]}'::jsonb, 'abc.ca.gov'),
    ('TX', 'spirits', '{"daily": ["10:00", "21:00"], "but": {"sunday": null}}', 'from memory'),
    ('NY', null, '{"daily": ["00:00", "00:00"], "but": {"sunday": ["10:00", "22:00"]}}', 'sla.ny.gov'),
    ('IL', null, '{"daily": ["07:00", "02:00"]}', 'demo: by city'),
    ('FL', null, '{"daily": ["07:00", "02:00"]}', 'demo: by city')
  ) as hours (state, category, value, source);

  perform note_rule('NC', 'discount', '{"at_most_percent": 35}', 'wineandspiritslaw.com');
  perform note_rule(state, 'points', '{"earn": false, "redeem": false}', source, drink)
    from (values ('KY', 'abc.ky.gov'), ('TX', '16 TAC 45.101: no inducements')) as strict (state, source),
      unnest(array['wine', 'spirits', 'beer', 'sake', 'cider']) as drink;

  -- Sales tax in millionths of the price.
  perform note_rule(state, 'tax', jsonb_build_object('millionths', millionths),
    'state tables, from memory, unverified: demo')
  from (values
    ('AL', 40000), ('AK', 0), ('AZ', 56000), ('AR', 65000), ('CA', 72500), ('CO', 29000), ('CT', 63500),
    ('DE', 0), ('DC', 60000), ('FL', 60000), ('GA', 40000), ('HI', 40000), ('ID', 60000), ('IL', 62500),
    ('IN', 70000), ('IA', 60000), ('KS', 65000), ('KY', 60000), ('LA', 50000), ('ME', 55000),
    ('MD', 60000), ('MA', 62500), ('MI', 60000), ('MN', 68750), ('MS', 70000), ('MO', 42250), ('MT', 0),
    ('NE', 55000), ('NV', 68500), ('NH', 0), ('NJ', 66250), ('NM', 48750), ('NY', 40000), ('NC', 47500),
    ('ND', 50000), ('OH', 57500), ('OK', 45000), ('OR', 0), ('PA', 60000), ('RI', 70000), ('SC', 60000),
    ('SD', 42000), ('TN', 70000), ('TX', 62500), ('UT', 48500), ('VT', 60000), ('VA', 43000),
    ('WA', 65000), ('WV', 60000), ('WI', 50000), ('WY', 40000), ('PR', 105000), ('VI', 0)
  ) as rate (state, millionths);

  -- Added to it in a county, and to drinks.
  perform note_rule(state, 'local_tax', jsonb_build_object('millionths', millionths),
    'local tables, from memory, unverified: demo', county => county)
  from (values ('CA', 'San Francisco', 13750), ('IL', 'Cook', 40000), ('FL', 'Miami-Dade', 10000))
    as rate (state, county, millionths);
  perform note_rule(state, 'drink_tax', jsonb_build_object('millionths', millionths),
    'from memory, unverified: demo', drink)
  from (values ('AR', 30000), ('DC', 42500), ('KS', 15000), ('MD', 30000), ('MN', 25000), ('ND', 20000))
      as rate (state, millionths),
    unnest(array['wine', 'spirits', 'beer', 'sake', 'cider']) as drink;
  perform note_rule('WA', 'drink_tax', '{"millionths": 140000}', 'from memory, unverified: demo', 'spirits');
end $$;

drop function note_rule;

insert into fulfilment_fee (store_id, mode, state, up_to_bottles, fee, free_from) values
  (null, 'pickup', null, null, 0, null),
  (null, 'delivery', null, null, 1200, 15000),
  (null, 'shipping', null, 3, 1800, null),
  (null, 'shipping', null, 6, 2600, null),
  (null, 'shipping', null, 12, 3900, null),
  (null, 'shipping', null, null, 7200, null),
  (null, 'shipping', 'CA', 6, 1600, null),
  (null, 'shipping', 'CA', null, 3000, 30000),
  (null, 'shipping', 'IL', 6, 1600, null),
  (null, 'shipping', 'IL', null, 3000, 30000),
  (null, 'shipping', 'FL', 6, 1600, null),
  (null, 'shipping', 'FL', null, 3000, 30000);

insert into slot_plan (store_id, mode, minutes, lead_minutes, rest_minutes, days_ahead, places) values
  (null, 'pickup', 60, 60, 0, 7, 12),
  (null, 'delivery', 120, 180, 60, 7, 6);
