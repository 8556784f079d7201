-- Upgrade: beside the version before.
-- Ends a statement with an error unless what it promises holds: for a statement that is sent together with the commit, whose
-- answer comes too late to refuse anything. `promise` is told as the name of a constraint.
create function insist(holds boolean, promise text, missing text default '') returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception 'It does not hold: %.', promise using errcode = '23514', constraint = promise, detail = missing;
  end if;
end $$;
