import { useSite } from '../../app/office-context.ts';
import type { Section } from '../../app/section.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionLink } from '../../frame/section-link.tsx';
import classes from './section-tiles.module.css';

/** Ways to all sections that somebody may see. */
export function SectionTiles({ sections }: { sections: readonly Section[] }) {
  const write = useTexts();
  const site = useSite();
  return (
    <ul className={classes['tiles']}>
      {sections.map((section) => (
        <li key={section.path}>
          <SectionLink section={section} site={site} className={classes['tile'] ?? ''}>
            <section.icon size={18} aria-hidden="true" />
            {write(section.title)}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
