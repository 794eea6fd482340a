import { type Kysely, sql } from 'kysely';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Store = Pick<DomainServices, 'db' | 'phoneHash'>;

interface Invited {
  profileId: string;
  /** Whose phone was invited. */
  phone: string;
}

/** By what an invitation of the same people is known again, as keyed hashes: the phone that is invited, those who invite, and who is to marry. */
async function marksOf({ db, phoneHash }: Store, { profileId, phone }: Invited): Promise<Buffer[]> {
  const { rows } = await sql<{ mark: string }>`
    select 'by ' || a.phone as mark from account_profiles p join accounts a on a.id = p.account_id where p.profile_id = ${profileId}
    union select 'by ' || guardian_phone from profile_details where profile_id = ${profileId} and guardian_phone <> ''
    union select 'who ' || lower(btrim(m.name)) || ' ' || d.birth_date from members m join personal_details d using (profile_id)
      where m.profile_id = ${profileId} and m.name <> '' and d.birth_date is not null`.execute(db);
  return [`to ${phone}`, ...rows.map(({ mark }) => mark)].map((mark) => phoneHash(`forced ${mark}`));
}

const inArray = (marks: readonly Buffer[]) => sql<Buffer[]>`array[${sql.join(marks)}]::bytea[]`;

/** Somebody was invited and says that they are being forced. */
export async function rememberForced(store: Store, invited: Invited): Promise<void> {
  const marks = await marksOf(store, invited);
  await sql`insert into forced_refusals (profile_id, marks) values (${invited.profileId}, ${inArray(marks)})`.execute(
    store.db,
  );
}

/** An invitation of a bride or groom: where such a refusal knows the same people, the women's desk will see it. Nobody else can tell. */
export async function noteReturn(store: Store, invited: Invited): Promise<void> {
  const marks = await marksOf(store, invited);
  await sql`
    insert into forced_returns (refusal_id, profile_id)
    select id, ${invited.profileId} from forced_refusals where marks && ${inArray(marks)}
    on conflict (refusal_id, profile_id) do update set invited_at = now()`.execute(store.db);
}

const FORCED_LISTED = 200;

/** Who was invited and said that they are being forced, the latest first, with the invitations that came since. */
export async function listForced(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: number;
    memberId: string;
    refusedAt: string;
    again: { memberId: string; invitedAt: string }[];
  }>`
    select f.id::int, coalesce(f.profile_id, '') as "memberId", to_json(f.refused_at)#>>'{}' as "refusedAt",
      coalesce((select json_agg(json_build_object('memberId', r.profile_id, 'invitedAt', r.invited_at) order by r.invited_at desc)
        from forced_returns r where r.refusal_id = f.id), '[]') as again
    from forced_refusals f order by f.id desc limit ${FORCED_LISTED}`.execute(db);
  return rows;
}
