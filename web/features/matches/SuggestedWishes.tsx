import { useNavigation } from 'react-router';
import type { SuggestedWishes as Suggested } from '#contract/matches.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { number } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';
import { LEAVE, TAKE } from './list-intents.ts';
import styles from './MatchList.module.css';
import { suggestedTexts } from './suggested.texts.ts';

/**
 * At the first visit of the list: wishes suggested from the reader's own profile. Only those that are ticked are saved.
 */
export function SuggestedWishes({ age, religion, neverMarried, ownClan }: Suggested) {
  const t = useTexts(suggestedTexts);
  const language = useLanguage();
  const pendingIntent = useNavigation().formData?.get(INTENT);
  return (
    <section className={`screen-only ${styles.suggested}`}>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <PostForm>
        {age && (
          <>
            <input type="hidden" name="ageFrom" value={age.from} />
            <input type="hidden" name="ageTo" value={age.to} />
            <CheckboxField
              name="age"
              label={t.age(number(age.from, language), number(age.to, language))}
              defaultChecked
            />
          </>
        )}
        {religion && (
          <>
            <input type="hidden" name="religionId" value={religion.id} />
            <CheckboxField name="religion" label={t.religion(nameIn(religion, language))} defaultChecked />
          </>
        )}
        {/* Not ticked by default, because this wish puts everybody with an earlier marriage last. */}
        {neverMarried && <CheckboxField name="neverMarried" label={t.neverMarried} />}
        {ownClan && <CheckboxField name="ownClan" label={t.ownClan} defaultChecked />}
        <Actions>
          <Button name={INTENT} value={TAKE} isBusy={pendingIntent === TAKE}>
            {t.take}
          </Button>
          <Button look="secondary" name={INTENT} value={LEAVE} isBusy={pendingIntent === LEAVE}>
            {t.leave}
          </Button>
        </Actions>
      </PostForm>
    </section>
  );
}
