import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { answerMarriage, countCertificate, listMarriages } from '#contract/staff/marriages.ts';
import { visitOf } from '#web/api/visit.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useIsRefused } from '#web/forms/DeedForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { marriagesTexts } from './marriages.texts.ts';

export const head = marriagesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listMarriages);

const marriageDeeds = deeds({ yes: answerMarriage, no: answerMarriage, certificate: countCertificate });

export const action = actionOfForms(marriageDeeds);

const { Deed } = marriageDeeds;

type Ask = ReturnedDraft<typeof listMarriages>['asks'][number];

/** The families to ask whether the marriage took place, and a form to count a certificate that the office has seen. */
export function Component() {
  const t = useTexts(marriagesTexts);
  const desk = useDesk();
  const { asks } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {asks.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {asks.map((ask) => (
          <li key={ask.id} className={styles.entry}>
            <OneAsk {...ask} />
          </li>
        ))}
      </ul>
      {mayEnter(desk, countCertificate) && <Certificate />}
    </OfficeRoom>
  );
}

function OneAsk({ id, memberId, name, phone, saidBy, due }: Ask) {
  const t = useTexts(marriagesTexts);
  const desk = useDesk();
  return (
    <>
      <h2>
        {name} · <Link to={`/office/members/${memberId}`}>{memberId}</Link>
      </h2>
      <RemainingTime due={due} />
      <p>
        <a href={telHref(phone)}>{phone}</a> · {t.says(saidBy)}
      </p>
      {mayEnter(desk, answerMarriage) && (
        <>
          <Deed deed="yes" label={t.yes} sent={{ id: String(id), answer: 'yes' }} />
          <Deed deed="no" label={t.no} sent={{ id: String(id), answer: 'no' }} />
        </>
      )}
    </>
  );
}

function Certificate() {
  const t = useTexts(marriagesTexts);
  const language = useLanguage();
  return (
    <details open={useIsRefused('certificate')}>
      <summary>{t.certificate}</summary>
      <p>{t.certificateText}</p>
      <Deed deed="certificate" label={t.count}>
        {(field) => (
          <>
            <TextField {...field('one')} label={t.one} autoComplete="off" required />
            <TextField {...field('other')} label={t.other} autoComplete="off" required />
            <TextField {...field('heldOn')} label={t.heldOn} type="date" autoComplete="off" required />
            <SelectField
              {...field('districtId')}
              label={t.district}
              placeholder={t.elsewhere}
              options={districtOptions(language)}
            />
          </>
        )}
      </Deed>
    </details>
  );
}
