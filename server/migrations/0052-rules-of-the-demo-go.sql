-- The rules, fees and slot plans that 0021 brought into every database are those of the demo, some of them from memory:
-- nobody's shop may ship by them. Where they stand exactly as they came, they go; the demo brings its own. What an owner
-- has changed is the owner's, and stays whole.
do $$
begin
  if (
    select md5(string_agg(line, chr(10) order by line collate "C"))
    from (
      select concat_ws('|', state, coalesce(county, '-'), coalesce(zip, '-'), coalesce(category, '-'),
        coalesce(channel, '-'), kind, value::text, to_char(effective_from, 'YYYY-MM-DD'),
        coalesce(to_char(effective_to, 'YYYY-MM-DD'), '-'), source, to_char(checked_on, 'YYYY-MM-DD')) as line
      from jurisdiction_rule
    ) as rules
  ) = 'c4a3f90fad44392c8873d6eecf5eabe3' then
    delete from jurisdiction_rule;
  end if;
  if (
    select md5(string_agg(line, chr(10) order by line collate "C"))
    from (
      select concat_ws('|', coalesce(store_id, 0), mode, coalesce(state, '-'), coalesce(up_to_bottles, 0), fee,
        coalesce(free_from, 0)) as line
      from fulfilment_fee
    ) as fees
  ) = '692f19d1c48cecd0a01df111679e0fc9' then
    delete from fulfilment_fee;
  end if;
  if (
    select md5(string_agg(line, chr(10) order by line collate "C"))
    from (
      select concat_ws('|', coalesce(store_id, 0), mode, minutes, lead_minutes, rest_minutes, days_ahead, places)
        as line
      from slot_plan
    ) as plans
  ) = 'c410593b3626171e263217182d5f74bf' then
    delete from slot_plan;
  end if;
end $$;
