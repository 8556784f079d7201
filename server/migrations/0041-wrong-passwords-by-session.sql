-- Wrong current passwords since the last right one. Ten end the session that sent them, and no other.
alter table session add column wrong_passwords smallint not null default 0;
