import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showPowerLink, turnPowerLink } from '#contract/staff/system.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { powerLinkRoomTexts } from './power-link-room.texts.ts';

export const head = powerLinkRoomTexts;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadStaff(visitOf(context), showPowerLink, { latest: new URL(request.url).searchParams.get('latest') ?? '' });

const powerLinkDeeds = deeds({
  turn: { call: turnPowerLink, action: formAction(turnPowerLink, { deed: 'turn', secrets: ['password', 'factor'] }) },
});

export const action = actionOfForms(powerLinkDeeds);

const { Deed } = powerLinkDeeds;

/** The accounts opened by the Power Link, when, and whether their owners know; and its switch. */
export function Component() {
  const t = useTexts(powerLinkRoomTexts);
  const language = useLanguage();
  const { isOn, turnedBy, turnedAt, uses, next } = useLoaderData<typeof loader>();
  const inWords = (moment: string) => momentInIndia(moment, language);
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <section className={styles.entry}>
        <h2 className={isOn ? undefined : styles.late}>{isOn ? t.on : t.off}</h2>
        {turnedAt && <p className={styles.soft}>{t.turned(inWords(turnedAt), turnedBy)}</p>}
        <details>
          <summary>{isOn ? t.turnOff : t.turnOn}</summary>
          {isOn && <p>{t.offLead}</p>}
          <Deed
            deed="turn"
            label={isOn ? t.turnOff : t.turnOn}
            look={isOn ? 'grave' : 'primary'}
            sent={{ isOn: isOn ? '' : 'Yes' }}
          >
            {(field) => <Proof field={field} />}
          </Deed>
        </details>
      </section>
      <h2>{t.uses}</h2>
      {uses.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.records}>
        {uses.map(({ id, when, stage, outcome, memberId, from, told, named }) => (
          <li key={id}>
            <span className={styles.soft}>{inWords(when)}</span> {stage === 'key' ? t.key : t.phone}:{' '}
            <span className={outcome === 'right' ? undefined : styles.late}>{t[outcome]}</span>{' '}
            {memberId && <Link to={`/office/members/${memberId}`}>{memberId}</Link>}{' '}
            {outcome === 'right' && <strong className={named ? undefined : styles.late}>{named || t.unnamed}</strong>}{' '}
            {memberId && (told ? t.told(inWords(told)) : t.untold)}{' '}
            <span className={styles.soft}>
              {t.from} <code>{from}</code>
            </span>
          </li>
        ))}
      </ul>
      {next && <Link to={`?latest=${next}`}>{t.older}</Link>}
    </OfficeRoom>
  );
}
