-- Upgrade: beside the version before.
-- Accents go before capitals do: a database of the C locale makes a small letter of E, and leaves É as it is.
create or replace function folded(words text) returns text language sql immutable strict as $$
  select regexp_replace(lower(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'øØłŁđĐðÐ-./''’&@:', 'oolldddd        ')), '\s+', ' ', 'g')
$$;

update product set found_by = words_of_product(brand_id, name, vintage)
where found_by <> words_of_product(brand_id, name, vintage);
