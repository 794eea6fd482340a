import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { PROPOSAL_WORDS } from '#contract/proposal-said.ts';
import { giveFamily, listAssisted, noteAsking, sayKin, signPromise } from '#contract/staff/assisted.ts';
import { visitOf } from '#web/api/visit.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { assistedConsentTexts } from '#web/features/assisted/assisted-consent.texts.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useIsRefused } from '#web/forms/DeedForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { FamilyLines } from '#web/office/assisted/FamilyLines.tsx';
import { loadStaff, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, number } from '#words/numbers.ts';
import { volunteerPromise } from '#words/volunteer-promise.ts';
import { familiesTexts } from './families.texts.ts';

export const head = familiesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listAssisted);

const familyDeeds = deeds({ give: giveFamily, asked: noteAsking, sign: signPromise, kin: sayKin });

export const action = actionOfForms(familyDeeds);

const { Deed } = familyDeeds;

type Loaded = ReturnedDraft<typeof listAssisted>;

/** The families for which the trust looks. The family whose turn it is comes first. */
export function Component() {
  const t = useTexts(familiesTexts);
  const desk = useDesk();
  const loaded = useLoaderData<typeof loader>();
  const { families, isVolunteer, signedUntil, volunteers } = loaded;
  if (isVolunteer && signedUntil === '') return <ToSign />;
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {families.length === 0 && <EmptyState title={isVolunteer ? t.noneGiven : t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {families.map((family) => (
          <li key={family.shared.memberId} className={styles.entry}>
            <Family {...family} volunteers={volunteers} />
          </li>
        ))}
      </ul>
      {mayEnter(desk, noteAsking) && <AskingForm />}
      {isVolunteer && <VolunteersOwn {...loaded} />}
    </OfficeRoom>
  );
}

type FamilyProps = Loaded['families'][number] & Pick<Loaded, 'volunteers'>;

function Family({ shared, since, volunteer, open, lookedOn, isShown, volunteers }: FamilyProps) {
  const t = useTexts(familiesTexts);
  const language = useLanguage();
  const { memberId } = shared;
  return (
    <>
      <h2>
        <Link to={`/office/families/${memberId}`}>
          <MemberName member={shared} /> · {memberId}
        </Link>
      </h2>
      <FamilyLines member={shared} />
      <p className={styles.line}>
        <span>{t.open(number(open, language))}</span>
        <span>{lookedOn === '' ? t.neverLooked : t.looked(dayInIndia(lookedOn, language))}</span>
        {volunteer !== '' && <span>{t.withVolunteer(volunteer)}</span>}
        <span className={styles.soft}>{t.since(dayInIndia(since, language))}</span>
      </p>
      {!isShown && <p>{t.notShown}</p>}
      {volunteers.length > 0 && (
        <details>
          <summary>{t.give}</summary>
          <Deed deed="give" member={memberId} label={t.giveNow}>
            {(field) => (
              <SelectField
                {...field('volunteer')}
                label={t.volunteer}
                placeholder={t.nobody}
                options={volunteers.map(({ id, name, families }) => ({
                  value: String(id),
                  label: t.hasFamilies(name, number(families, language)),
                }))}
              />
            )}
          </Deed>
        </details>
      )}
    </>
  );
}

const LANGUAGE_NAMES = { en: 'English', bn: 'বাংলা' } as const;

/** A form for a family that asks the trust to look for it, without a login. The consent is read to the family. */
function AskingForm() {
  const t = useTexts(familiesTexts);
  const w = useTexts(assistedConsentTexts);
  return (
    <details open={useIsRefused('asked')}>
      <summary>{t.asked}</summary>
      <p>{t.askedLead}</p>
      <Facts
        facts={[
          { label: w.readersName, value: w.readers },
          { label: w.nextName, value: w.next },
          { label: w.seeName, value: w.see },
          { label: w.freeName, value: w.free },
          { label: w.backName, value: w.back },
        ]}
      />
      <Deed deed="asked" label={t.askedNow}>
        {(field) => (
          <>
            <TextField {...field('family')} label={t.number} autoComplete="off" required />
            <SelectField
              {...field('language')}
              label={t.language}
              placeholder={t.language}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              required
            />
            <SelectField
              {...field('word')}
              label={t.word}
              placeholder={t.word}
              options={PROPOSAL_WORDS.map((value) => ({ value, label: t[value] }))}
              required
            />
            <TextAreaField {...field('reason')} label={t.reason} required />
            <CheckboxField {...field('hasRead')} label={t.hasRead} />
          </>
        )}
      </Deed>
    </details>
  );
}

/** For a volunteer: the remaining limit, the results, and their kin. */
function VolunteersOwn({ left, figures, kin, signedUntil }: Loaded) {
  const t = useTexts(familiesTexts);
  const language = useLanguage();
  const count = (n: number) => number(n, language);
  return (
    <>
      <p>
        {t.leftCards(count(left.cards))} {t.leftProposals(count(left.proposals))}
      </p>
      <h2>{t.figures}</h2>
      <Facts
        facts={(['proposals', 'yeses', 'meetings', 'marriages'] as const).map((name) => ({
          label: t[name],
          value: count(figures[name]),
        }))}
      />
      <h2>{t.kin}</h2>
      <p>{t.kinLead}</p>
      {kin.length > 0 && (
        <p>
          {t.kinOnes} {kin.join(', ')}
        </p>
      )}
      <Deed deed="kin" label={t.sayKin}>
        {(field) => <TextField {...field('kin')} label={t.number} autoComplete="off" required />}
      </Deed>
      <p className={styles.soft}>{t.signedUntil(dayInIndia(signedUntil, language))}</p>
    </>
  );
}

/** The promise that a volunteer must read and sign first. */
function ToSign() {
  const language = useLanguage();
  const p = volunteerPromise[language];
  return (
    <OfficeRoom heading={p.heading} lead={p.lead}>
      <ul>
        {[p.fee, p.secret, p.free, p.kin].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Deed deed="sign" label={p.sign} look="primary" sent={{ language }}>
        {(field) => <CheckboxField {...field('hasAgreed')} label={p.agree} />}
      </Deed>
    </OfficeRoom>
  );
}
