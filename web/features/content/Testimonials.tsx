import type { Testimonial } from '#contract/content.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { Card } from '#web/ui/Card.tsx';

interface Props {
  testimonials: readonly Testimonial[];
  /** The language of the stored text. */
  language: string;
}

/** Testimonials of families, in the words that the office has published. */
export function Testimonials({ testimonials, language }: Props) {
  return testimonials.map(({ id, author, html }) => (
    <Card key={id}>
      <RichText html={html} language={language} />
      <p lang={language}>— {author}</p>
    </Card>
  ));
}
