import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { dropDraft } from '#contract/staff/desk.ts';
import {
  BANNER_FILE,
  bringSiteRowBack,
  listSiteRows,
  moveSiteRow,
  removeSiteRow,
  SITE_LISTS,
  saveBanner,
  saveCentre,
  saveFaq,
  saveFaqDraft,
  saveHelpline,
  saveLink,
  saveMailbox,
  saveStory,
  saveStoryDraft,
  turnSiteRow,
} from '#contract/staff/lists.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { DraftNote } from '#web/office/DraftNote.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { draftTexts } from '#web/office/draft.texts.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { listNames, listsTexts } from './lists.texts.ts';
import { RowFields, RowShown, titleOf } from './RowFields.tsx';

export const head = listsTexts;

/** Loads one list of the site. Redirects to all texts if the address names no list. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const list = SITE_LISTS.find((known) => known === params.list);
  if (list === undefined) throw redirect('/office/texts');
  return { list, ...(await loadStaff(visitOf(context), listSiteRows, { list })) };
}

type Result = FormResult & { leftOut?: string[] };

/** Keeps the names of the HTML elements that the server has left out of a text. */
const also = ({ values }: { values: { leftOut?: string[] | undefined } }): Partial<Result> =>
  values.leftOut ? { leftOut: values.leftOut } : {};

const listDeeds = deeds({
  faqs: { call: saveFaq, action: formAction(saveFaq, { deed: 'faqs', also }) },
  phones: { call: saveHelpline, action: formAction(saveHelpline, { deed: 'phones', also }) },
  emails: { call: saveMailbox, action: formAction(saveMailbox, { deed: 'emails', also }) },
  links: { call: saveLink, action: formAction(saveLink, { deed: 'links', also }) },
  stories: { call: saveStory, action: formAction(saveStory, { deed: 'stories', also }) },
  banners: {
    call: saveBanner,
    action: formAction(saveBanner, { deed: 'banners', also, files: chosenFile(BANNER_FILE) }),
  },
  centres: { call: saveCentre, action: formAction(saveCentre, { deed: 'centres', also }) },
  'faqs-draft': { call: saveFaqDraft, action: formAction(saveFaqDraft, { deed: 'faqs', also }) },
  'stories-draft': { call: saveStoryDraft, action: formAction(saveStoryDraft, { deed: 'stories', also }) },
  drop: dropDraft,
  move: moveSiteRow,
  turn: turnSiteRow,
  remove: removeSiteRow,
  back: bringSiteRowBack,
});

export const action = actionOfForms(listDeeds);

const { Deed } = listDeeds;

/**
 * One list of the site: each row as visitors see it, with forms to edit, move, show or remove it, and the former rows.
 */
export function Component() {
  const t = useTexts(listsTexts);
  const language = useLanguage();
  const draftWords = useTexts(draftTexts);
  const { list, rows, former, drafts } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const canBeHidden = list === 'stories' || list === 'banners';
  const isOrdered = list !== 'stories';
  const newRowDrafts = drafts.filter(({ rowId }) => rowId === 0);
  return (
    <OfficeRoom
      heading={listNames[language][list]}
      lead={t[`${list}Lead`]}
      skips={({ deed, typed }) => deed === list && !typed.member}
    >
      {result?.leftOut && result.leftOut.length > 0 && (
        <Notice tone="info">
          {t.leftOut} <code>{result.leftOut.join(' ')}</code>
        </Notice>
      )}
      {rows.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {rows.map(({ id, texts, version, isOn, isPlaceholder, image }, index) => {
          const member = String(id);
          const draft = drafts.find(({ rowId }) => rowId === id);
          const isOvertaken =
            result?.deed === list && result.typed.member === member && result.message?.key === 'changedMeanwhile';
          return (
            <li key={id} className={styles.entry}>
              {isPlaceholder && <p className={styles.late}>{t.isPlaceholder}</p>}
              {canBeHidden && <p className={isOn ? styles.soft : styles.late}>{isOn ? t.isOn : t.isOff}</p>}
              <RowShown list={list} texts={texts} image={image} />
              {draft && <DraftNote draft={draft} />}
              <details open={result?.deed === list && result.typed.member === member && result.code !== OUTCOME.done}>
                <summary>{t.change}</summary>
                <DeedForm
                  key={`${version} ${draft?.id ?? ''}`}
                  deed={list}
                  member={member}
                  label={t.save}
                  look="primary"
                  hasFile={list === 'banners'}
                  sent={{ version: isOvertaken ? version : (draft?.version ?? version) }}
                  initial={draft ? { ...draft.texts, publishOn: draft.publishOn } : texts}
                >
                  {(field) => <RowFields list={list} field={field} />}
                </DeedForm>
              </details>
              <div className={styles.line}>
                {canBeHidden && (
                  <Deed
                    deed="turn"
                    member={member}
                    label={isOn ? t.turnOff : t.turnOn}
                    sent={{ list, isOn: isOn ? '' : 'Yes' }}
                  />
                )}
                {isOrdered && index > 0 && <Deed deed="move" member={member} label={t.up} sent={{ list, way: 'up' }} />}
                {isOrdered && index < rows.length - 1 && (
                  <Deed deed="move" member={member} label={t.down} sent={{ list, way: 'down' }} />
                )}
                <Deed deed="remove" member={member} label={t.remove} sent={{ list }} />
                {draft && <Deed deed="drop" member={String(draft.id)} label={draftWords.drop} />}
              </div>
            </li>
          );
        })}
      </ul>
      {newRowDrafts.length > 0 && <h2>{draftWords.drafts}</h2>}
      <ul className={styles.entries}>
        {newRowDrafts.map((draft) => {
          const member = `d${draft.id}`;
          return (
            <li key={draft.id} className={styles.entry}>
              <RowShown list={list} texts={draft.texts} image="" />
              <DraftNote draft={draft} />
              <details open={result?.deed === list && result.typed.member === member && result.code !== OUTCOME.done}>
                <summary>{t.change}</summary>
                <DeedForm
                  deed={list}
                  member={member}
                  label={t.save}
                  look="primary"
                  initial={{ ...draft.texts, publishOn: draft.publishOn }}
                >
                  {(field) => <RowFields list={list} field={field} />}
                </DeedForm>
              </details>
              <Deed deed="drop" member={String(draft.id)} label={draftWords.drop} />
            </li>
          );
        })}
      </ul>
      <h2>{t.add}</h2>
      <AddForm key={list} deed={list}>
        <DeedForm deed={list} label={t.addNow} look="primary" hasFile={list === 'banners'}>
          {(field) => <RowFields list={list} field={field} isNew />}
        </DeedForm>
      </AddForm>
      {former.length > 0 && <h2>{t.former}</h2>}
      {former.map((row) => {
        const until = momentInIndia(row.until, language);
        return (
          <details key={row.id}>
            <summary>
              {titleOf(row.texts, language)} · {row.isGone ? t.gone(until, row.by) : t.until(until, row.by)}
            </summary>
            <RowShown list={list} texts={row.texts} image="" />
            <Deed deed="back" member={String(row.id)} label={t.bringBack} sent={{ list }} />
          </details>
        );
      })}
    </OfficeRoom>
  );
}
