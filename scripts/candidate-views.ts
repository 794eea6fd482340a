import { candidateViews } from '#server/ranking/lines/candidate-views.ts';

// For a migration that adds columns of the ranking at the end of `candidate_line_ends`: prints both views as they are to be.
for (const [name, query] of Object.entries(candidateViews))
  console.log(`create or replace view ${name} as\n  ${query};\n`);
