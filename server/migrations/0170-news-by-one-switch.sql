-- Upgrade: beside the version before.
-- News by email is stopped by a switch in the profile now. An owner's own text is left as it is.
insert into legal_text (page, version, written_at, text)
select
  page,
  version + 1,
  now(),
  replace(
    text,
    'News comes only if you ticked the box when you signed up; [write to us](/contact-us) and it stops.',
    'News comes only if you asked for it, when you signed up or in your profile; the same switch in your [profile](/profile) stops it at once.'
  )
from legal_text
where page = 'privacy'
  and written_by is null
  and position('News comes only if you ticked the box' in text) > 0
  and version = (select max(version) from legal_text where page = 'privacy');
