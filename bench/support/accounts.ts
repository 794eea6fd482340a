/**
 * SQL that gives every member an account; `phone` is an expression over `profile_id`. Omits the columns for the
 * previous version, because their trigger is slow and nothing here needs them.
 */
export const makeAccounts = (phone: string, passwordHash: string): string[] => [
  `insert into accounts (phone, password_hash, phone_verified_at) select ${phone}, ${passwordHash}, now() from members`,
  'alter table account_profiles disable trigger bring_member_in_step',
  `insert into account_profiles (account_id, profile_id, role)
     select a.id, m.profile_id, 'candidate' from members m join accounts a on a.phone = ${phone}`,
  'alter table account_profiles enable trigger bring_member_in_step',
];
