import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { storyPhotoAddress } from '#contract/couple-stories.ts';
import { approveStory, listStories, returnStory } from '#contract/staff/stories.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { storiesTexts } from './stories.texts.ts';

export const head = storiesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listStories);

const storyDeeds = deeds({ approve: approveStory, 'send-back': returnStory });

export const action = actionOfForms(storyDeeds);

const { Deed } = storyDeeds;

/** The stories of couples that wait for a check, and those that are shown. */
export function Component() {
  const t = useTexts(storiesTexts);
  const language = useLanguage();
  const { stories } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>{t.look}</p>
      {stories.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {stories.map((story) => (
          <li key={story.id} className={styles.entry}>
            <h2 lang={story.language}>{story.names}</h2>
            <p className={story.isShown ? styles.soft : styles.late}>
              {story.isShown ? t.shown : t.waits} · {t.agreed(dayInIndia(story.agreedAt, language))}
            </p>
            {story.photo && <img className={styles.banner} src={storyPhotoAddress(story.photo)} alt={t.photo} />}
            <div lang={story.language}>
              {story.words.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {!story.isShown && (
              <Deed
                deed="approve"
                member={story.id}
                label={t.approve}
                look="primary"
                sent={{ version: story.version }}
              />
            )}
            <details>
              <summary>{story.isShown ? t.takeAway : t.sendBack}</summary>
              <Deed deed="send-back" member={story.id} label={story.isShown ? t.takeAway : t.sendBack}>
                {(field) => <TextAreaField {...field('reason')} id={`reason-${story.id}`} label={t.reason} required />}
              </Deed>
            </details>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}
