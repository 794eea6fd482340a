import type { Language } from '#contract/choices.ts';
import { storyPhotoAddress } from '#contract/couple-stories.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { coupleStoryTexts } from './couple-story.texts.ts';
import styles from './ToldStory.module.css';

interface Props {
  names: string;
  words: string;
  language: Language;
  photo: string;
}

/** A couple's story, published or not, in their own words and language. */
export function ToldStory({ names, words, language, photo }: Props) {
  const t = useTexts(coupleStoryTexts);
  return (
    <Card>
      {photo && <img className={styles.photo} src={storyPhotoAddress(photo)} alt={t.photoOf(names)} loading="lazy" />}
      <div lang={language}>
        {words.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className={styles.words}>
            {paragraph}
          </p>
        ))}
        <p>— {names}</p>
      </div>
    </Card>
  );
}
