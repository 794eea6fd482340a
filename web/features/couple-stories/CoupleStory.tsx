import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import {
  agreeToCoupleStory,
  type CoupleStory as Story,
  saveCoupleStory,
  showCoupleStory,
  takeBackCoupleStory,
} from '#contract/couple-stories.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import type { Visit } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { part } from '#web/part.tsx';
import { Celebration } from '#web/ui/Celebration.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { coupleStoryTexts } from './couple-story.texts.ts';
import { ToldStory } from './ToldStory.tsx';

const storyDeeds = deeds({
  story: {
    call: saveCoupleStory,
    action: formAction(saveCoupleStory, { deed: 'story', files: chosenFile(PICTURE_FILE) }),
  },
  'story-agree': agreeToCoupleStory,
  'story-back': takeBackCoupleStory,
});
const { Deed } = storyDeeds;
/** The actions of the story's forms, for the page that shows it. */
export const storyActions = storyDeeds.actions;

const { Part: FileOnItsWay } = part('web/fields/FileOnItsWay.tsx', () =>
  import('#web/fields/FileOnItsWay.tsx').then((loaded) => loaded.FileOnItsWay),
);
/** The id of the control for the photo. */
const STORY_PHOTO = `story-${PICTURE_FILE}`;

/** Whether the two are married, and their story if one is written. */
export type StoryFacts = ReturnedDraft<typeof showCoupleStory>;

/** Loads the story. Returns null if the call is refused, because the story belongs to the bride and the groom. */
export async function loadStory(visit: Visit, member: string): Promise<StoryFacts | null> {
  const answer = await visit.api(showCoupleStory, { member });
  return answer.ok ? answer.values : null;
}

/** Shows the trust's words once both have said that they are married, and the story that they may write. */
export function CoupleStory({ member, facts }: { member: string; facts: StoryFacts | null }) {
  const t = useTexts(coupleStoryTexts);
  if (!facts?.areMarried) return null;
  const { story } = facts;
  return (
    <>
      <Celebration id="congratulations" title={t.congratulations}>
        <p>{t.blessing}</p>
      </Celebration>
      <section aria-labelledby="story">
        <h2 id="story">{t.heading}</h2>
        <p>{t.lead}</p>
        {story ? <WrittenStory member={member} story={story} /> : <StoryForm member={member} story={null} />}
      </section>
    </>
  );
}

/** Shows the story with its state, and what the reader can do with it. */
function WrittenStory({ member, story }: { member: string; story: Story }) {
  const t = useTexts(coupleStoryTexts);
  const { isOurs, haveWeAgreed, state, returnedBecause } = story;
  const awaitsOurConsent = !isOurs && !haveWeAgreed;
  const stateText = state === 'returned' ? t.returned(returnedBecause) : t[state];
  return (
    <>
      <p>
        <strong>{awaitsOurConsent ? t.theirs : stateText}</strong>{' '}
        {state === 'shown' && <Link to="/success-story">{t.toStories}</Link>}
      </p>
      <ToldStory {...story} />
      {awaitsOurConsent && <AgreeToStory member={member} story={story} />}
      {isOurs && (
        <details open={state === 'returned'}>
          <summary>{t.change}</summary>
          <StoryForm member={member} story={story} key={story.version} />
        </details>
      )}
      {(isOurs || haveWeAgreed) && (
        <Deed deed="story-back" member={member} label={isOurs ? t.takeAway : t.takeBack} look="quiet" />
      )}
    </>
  );
}

function AgreeToStory({ member, story: { version } }: { member: string; story: Story }) {
  const t = useTexts(coupleStoryTexts);
  const language = useLanguage();
  return (
    <>
      <Deed deed="story-agree" member={member} label={t.agreeNow} look="primary" sent={{ version, language }}>
        {(field) => (
          <>
            <CheckboxField {...asCheckbox(field('hasAgreed'))} label={t.agree} hint={t.agreeHint} required />
            <CheckboxField {...asCheckbox(field('stays'))} label={t.stays} />
          </>
        )}
      </Deed>
      <p className="soft">{t.leave}</p>
    </>
  );
}

/** Replaces the chosen photo by a smaller one before it is sent, if this browser can draw it. */
async function shrinkPhoto(chosen: File | undefined) {
  if (!chosen) return;
  const [{ makeSmall }, { PHOTO }] = await Promise.all([
    import('#web/fields/make-small.ts'),
    import('#web/fields/shrink-picture.ts'),
  ]);
  await makeSmall(document.getElementById(STORY_PHOTO), chosen, PHOTO);
}

function StoryForm({ member, story }: { member: string; story: Story | null }) {
  const t = useTexts(coupleStoryTexts);
  const language = useLanguage();
  const isAlive = useIsAlive();
  const { names = '', words = '', photo = '', stays = '' } = story ?? {};
  return (
    <Deed
      deed="story"
      member={member}
      label={story ? t.saveAgain : t.save}
      look="primary"
      hasFile
      sent={{ language: story?.language ?? language }}
      initial={{ names, words, stays: stays === 'Yes' ? 'Yes' : '' }}
    >
      {(field) => (
        <>
          <TextField {...field('names')} label={t.names} hint={t.namesHint} required />
          <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} rows={8} required />
          <FileField
            name={PICTURE_FILE}
            id={STORY_PHOTO}
            label={photo ? t.keepPhoto : t.photo}
            hint={t.photoHint}
            accept=".jpg,.jpeg"
            chooseLabel={t.choose}
            emptyLabel={t.noPhoto}
            onChange={(chosen) => void shrinkPhoto(chosen)}
          />
          {isAlive && <FileOnItsWay calls={[saveCoupleStory]} control={STORY_PHOTO} />}
          {photo && <CheckboxField {...asCheckbox(field('withoutPhoto'))} label={t.withoutPhoto} />}
          <CheckboxField {...asCheckbox(field('hasAgreed'))} label={t.agree} hint={t.agreeHint} required />
          <CheckboxField {...asCheckbox(field('stays'))} label={t.stays} />
        </>
      )}
    </Deed>
  );
}

/** Returns the props of a checkbox that is ticked if the field's stored value is 'Yes'. */
function asCheckbox<F extends { defaultValue: string }>({ defaultValue, ...field }: F) {
  return { ...field, defaultChecked: defaultValue === 'Yes' };
}
