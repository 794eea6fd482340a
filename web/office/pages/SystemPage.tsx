import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { EXPORTS, exportFigures, showSystem } from '#contract/staff/system.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { choiceIn } from '#words/label.ts';
import { momentInIndia, number } from '#words/numbers.ts';
import { FairOrder } from './FairOrder.tsx';
import { queueNames, systemTexts } from './system.texts.ts';

export const head = systemTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), showSystem);

type Result = FormResult & { csv?: string; fileName?: string };

const systemDeeds = deeds({
  take: {
    call: exportFigures,
    action: formAction(exportFigures, {
      deed: 'take',
      secrets: ['password', 'factor'],
      also: ({ ok, values: { csv, fileName } }): Partial<Result> => (ok && csv && fileName ? { csv, fileName } : {}),
    }),
  },
});

export const action = actionOfForms(systemDeeds);

const { Deed } = systemDeeds;

const GIGABYTE = 1024 ** 3;
/** The share of free disk space below which the office should act. */
const LITTLE = 0.1;
/** Days after which a shared key counts as known to too many people. */
const OLD_KEY_DAYS = 180;

/** The state of the site: its processes, storage and queues, with the figures to download. */
export function Component() {
  const t = useTexts(systemTexts);
  const language = useLanguage();
  const s = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const at = (moment: string) => (moment ? momentInIndia(moment, language) : t.never);
  const gigabytes = (bytes: number) => number(Math.round((bytes / GIGABYTE) * 10) / 10, language);
  const backupOf = (wanted: string) => s.backups.find(({ kind }) => kind === wanted);
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {result?.csv && (
        <Notice tone="success">
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(result.csv)}`} download={result.fileName}>
            {t.file} {result.fileName}
          </a>
        </Notice>
      )}
      <h2>{t.health}</h2>
      <Facts
        facts={[
          { label: t.lists, value: s.areListsReady ? t.ready(number(s.members, language)) : t.notReady },
          { label: t.fairOrder, value: <FairOrder prices={s.prices} isFair={s.isFair} /> },
          { label: t.upSince, value: at(s.upSince) },
          {
            label: t.disk,
            value: (
              <span className={s.diskFree < s.diskTotal * LITTLE ? styles.late : undefined}>
                {t.free(gigabytes(s.diskFree), gigabytes(s.diskTotal))}
              </span>
            ),
          },
          ...(s.lacksOfficer ? [{ label: t.officer, value: <span className={styles.late}>{t.noOfficer}</span> }] : []),
          ...(s.strayFiles > 0
            ? [
                {
                  label: t.files,
                  value: (
                    <span className={styles.late}>{t.stray(number(s.strayFiles, language), at(s.strayFilesSeen))}</span>
                  ),
                },
              ]
            : []),
          ...(s.powerLinkDays === null
            ? []
            : [
                {
                  label: t.powerLinkKey,
                  value: (
                    <span className={s.powerLinkDays > OLD_KEY_DAYS ? styles.late : undefined}>
                      {t.sameFor(number(s.powerLinkDays, language))}
                      {s.powerLinkDays > OLD_KEY_DAYS && ` ${t.changeKey}`}
                    </span>
                  ),
                },
              ]),
          { label: t.version, value: `${s.version} · Node ${s.node} · PostgreSQL ${s.database}` },
          {
            label: t.connections,
            value: t.shared(
              number(s.connections, language),
              number(s.connectionsGranted, language),
              number(s.processes, language),
            ),
          },
          { label: t.migrations, value: `${number(s.migrations, language)} · ${s.lastMigration}` },
        ]}
      />
      <h2>{t.backups}</h2>
      <Facts
        facts={(['backup', 'copy', 'drill'] as const).map((kind) => {
          const run = backupOf(kind);
          return {
            label: t[kind],
            value: (
              <>
                <span className={run?.done ? undefined : styles.late}>{at(run?.done ?? '')}</span>
                {run?.failed && run.failed > run.done && (
                  <p className={styles.late}>
                    {t.failed(at(run.failed))} {run.note}
                  </p>
                )}
              </>
            ),
          };
        })}
      />
      <h2>{t.queues}</h2>
      <ul>
        {s.queues.map(({ queue, waiting, retrying }) => (
          <li key={queue} className={queue === 'dead-letters' && waiting > 0 ? styles.late : undefined}>
            {choiceIn(queueNames, queue, language)}: {number(waiting, language)}{' '}
            {retrying > 0 && t.retrying(number(retrying, language))}
          </li>
        ))}
      </ul>
      {s.mailHolds.length > 0 && (
        <>
          <h2>{t.mailHolds}</h2>
          <p>{t.mailHoldsLead}</p>
          <ul>
            {s.mailHolds.map(({ domain, answer, since, again }) => (
              <li key={domain} className={styles.late}>
                {domain || t.ownServer}: <code>{answer}</code> {t.held(at(since), at(again))}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t.failures}</h2>
      {s.failures.length === 0 && <p>{t.noFailure}</p>}
      <ul>
        {s.failures.map(({ channel, reason, count }) => (
          <li key={`${channel} ${reason}`}>
            <code>{channel}</code> {reason}: {number(count, language)}
          </li>
        ))}
      </ul>
      {s.unknownReceipts.length > 0 && (
        <>
          <h2>{t.unknownReceipts}</h2>
          <ul>
            {s.unknownReceipts.map(({ gateway, state, count }) => (
              <li key={`${gateway} ${state}`}>
                {gateway} <code>{state}</code>: {number(count, language)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t.take}</h2>
      <p>{t.takeLead}</p>
      <Deed deed="take" label={t.takeNow} initial={{ what: 'weeks' }}>
        {(field) => (
          <>
            <RadioField
              {...field('what')}
              label={t.what}
              options={EXPORTS.map((value) => ({ value, label: t[value] }))}
            />
            <Proof field={field} />
          </>
        )}
      </Deed>
    </OfficeRoom>
  );
}
