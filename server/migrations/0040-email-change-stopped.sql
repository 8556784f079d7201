-- The old address is mailed a link that stops a change of address.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('reset-password', 'confirm-email', 'stop-email-change'));

-- Until now a session alone could ask for another address. Whoever asked for one asks again, with the password.
update customer set pending_email = null where pending_email is not null;
delete from one_time_token token using customer
  where customer.id = token.customer_id and token.email is distinct from customer.email;
