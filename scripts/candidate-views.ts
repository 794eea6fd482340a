import { candidateViews } from '#server/ranking/lines/candidate-views.ts';

// For a migration that adds ranking columns at the end of `candidate_line_ends`: prints the new definitions of both
// views.
for (const [name, query] of Object.entries(candidateViews))
  console.log(`create or replace view ${name} as\n  ${query};\n`);
