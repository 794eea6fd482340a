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

/** In bytes. */
const GIGABYTE = 1024 ** 3;
/** The share of free disk space below which the office should act. */
const LITTLE_FREE = 0.1;
/** Days after which a shared key counts as known to too many people. */
const OLD_KEY_DAYS = 180;

/** The state of the site: its processes, storage and queues, with the figures to download. */
export function Component() {
  const t = useTexts(systemTexts);
  const language = useLanguage();
  const system = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const inWords = (moment: string) => (moment ? momentInIndia(moment, language) : t.never);
  // Rounded to one decimal place.
  const gigabytes = (bytes: number) => number(Math.round((bytes / GIGABYTE) * 10) / 10, language);
  const backupOf = (backupKind: string) => system.backups.find(({ kind }) => kind === backupKind);
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
          { label: t.lists, value: system.areListsReady ? t.ready(number(system.members, language)) : t.notReady },
          { label: t.fairOrder, value: <FairOrder prices={system.prices} isFair={system.isFair} /> },
          { label: t.upSince, value: inWords(system.upSince) },
          {
            label: t.disk,
            value: (
              <span className={system.diskFree < system.diskTotal * LITTLE_FREE ? styles.late : undefined}>
                {t.free(gigabytes(system.diskFree), gigabytes(system.diskTotal))}
              </span>
            ),
          },
          ...(system.lacksOfficer
            ? [{ label: t.officer, value: <span className={styles.late}>{t.noOfficer}</span> }]
            : []),
          ...(system.strayFiles > 0
            ? [
                {
                  label: t.files,
                  value: (
                    <span className={styles.late}>
                      {t.stray(number(system.strayFiles, language), inWords(system.strayFilesSeen))}
                    </span>
                  ),
                },
              ]
            : []),
          ...(system.powerLinkDays === null
            ? []
            : [
                {
                  label: t.powerLinkKey,
                  value: (
                    <span className={system.powerLinkDays > OLD_KEY_DAYS ? styles.late : undefined}>
                      {t.sameFor(number(system.powerLinkDays, language))}
                      {system.powerLinkDays > OLD_KEY_DAYS && ` ${t.changeKey}`}
                    </span>
                  ),
                },
              ]),
          { label: t.version, value: `${system.version} · Node ${system.node} · PostgreSQL ${system.database}` },
          {
            label: t.connections,
            value: t.shared(
              number(system.connections, language),
              number(system.connectionsGranted, language),
              number(system.processes, language),
            ),
          },
          { label: t.migrations, value: `${number(system.migrations, language)} · ${system.lastMigration}` },
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
                <span className={run?.done ? undefined : styles.late}>{inWords(run?.done ?? '')}</span>
                {run?.failed && run.failed > run.done && (
                  <p className={styles.late}>
                    {t.failed(inWords(run.failed))} {run.note}
                  </p>
                )}
              </>
            ),
          };
        })}
      />
      <h2>{t.queues}</h2>
      <ul>
        {system.queues.map(({ queue, waiting, retrying }) => (
          <li key={queue} className={queue === 'dead-letters' && waiting > 0 ? styles.late : undefined}>
            {choiceIn(queueNames, queue, language)}: {number(waiting, language)}{' '}
            {retrying > 0 && t.retrying(number(retrying, language))}
          </li>
        ))}
      </ul>
      {system.mailHolds.length > 0 && (
        <>
          <h2>{t.mailHolds}</h2>
          <p>{t.mailHoldsLead}</p>
          <ul>
            {system.mailHolds.map(({ domain, answer, since, again }) => (
              <li key={domain} className={styles.late}>
                {domain || t.ownServer}: <code>{answer}</code> {t.held(inWords(since), inWords(again))}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t.failures}</h2>
      {system.failures.length === 0 && <p>{t.noFailure}</p>}
      <ul>
        {system.failures.map(({ channel, reason, count }) => (
          <li key={`${channel} ${reason}`}>
            <code>{channel}</code> {reason}: {number(count, language)}
          </li>
        ))}
      </ul>
      {system.unknownReceipts.length > 0 && (
        <>
          <h2>{t.unknownReceipts}</h2>
          <ul>
            {system.unknownReceipts.map(({ gateway, state, count }) => (
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
