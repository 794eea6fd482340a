/**
 * Statements that give every member an account with the phone that this SQL makes of `profile_id`. What the version before reads
 * of it is left out: nobody here is of that version, and a trigger for each row takes its time.
 */
export const makeAccounts = (phone: string, passwordHash: string): string[] => [
  `insert into accounts (phone, password_hash, phone_verified_at) select ${phone}, ${passwordHash}, now() from members`,
  'alter table account_profiles disable trigger bring_member_in_step',
  `insert into account_profiles (account_id, profile_id, role)
     select a.id, m.profile_id, 'candidate' from members m join accounts a on a.phone = ${phone}`,
  'alter table account_profiles enable trigger bring_member_in_step',
];
