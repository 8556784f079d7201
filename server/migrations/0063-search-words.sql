-- What people look for here, offered in the search field before anything is typed.
create table popular_search (
  words text primary key,
  position smallint not null
);

-- Names that people ask for in any wine shop. Where a store has nothing by one of them, what its words find comes closest.
create table known_name (
  name text primary key,
  -- As people type it, each in the form of a search: "moet", "moet chandon".
  spellings text[] not null,
  instead text not null
);

create trigger popular_search_changed after insert or update or delete on popular_search
  for each statement execute function whole_catalogue_changed();
create trigger known_name_changed after insert or update or delete on known_name
  for each statement execute function whole_catalogue_changed();
