import { Binding } from '@porchlight/ui/Binding';
import { Heading } from '@porchlight/ui/Heading';
import { QuiltBlock, quiltNames } from '@porchlight/ui/QuiltBlock';
import { Text } from '@porchlight/ui/Text';
import { PorchlightProvider } from '@porchlight/ui/theme';

/** The type scale, in the words of the site. */
export function TypeSpecimen() {
  const sizes = [5, 4, 3, 2, 1, 0] as const;
  return (
    <PorchlightProvider>
      <div className="specimen sb-unstyled">
        {sizes.map((size) => (
          <Heading key={size} level={2} size={size}>
            Step {size}: leave some for the road
          </Heading>
        ))}
        <Text size="lead">Lead: free groceries every Thursday and Friday, for anyone who needs them.</Text>
        <Text>Body: bring bags if you have them. If you do not, we have bags.</Text>
        <Text size="small" tone="muted">
          Small and muted: March 14, 2026 at 6:30 PM
        </Text>
      </div>
    </PorchlightProvider>
  );
}

/** All ten blocks with the names quilters gave them. */
export function BlockSpecimen() {
  return (
    <PorchlightProvider>
      <ul className="blocks sb-unstyled">
        {quiltNames.map((name) => (
          <li key={name}>
            <QuiltBlock seed={name} block={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </PorchlightProvider>
  );
}

/** The head of the start page. */
export function Cover() {
  return (
    <PorchlightProvider>
      <div className="cover sb-unstyled">
        <div>
          {['lamplight-7', 'basket', 'story-8', 'story-4', 'story-11', 'story-13'].map((seed, index) => (
            <QuiltBlock
              key={seed}
              seed={seed}
              block={(['log-cabin', 'basket', 'ohio-star', 'north-star', 'flying-geese', 'bears-paw'] as const)[index]}
            />
          ))}
        </div>
        <Binding />
      </div>
    </PorchlightProvider>
  );
}

/** The steps of the 8 px grid, each as long as it is. */
export function SpaceSpecimen() {
  return (
    <PorchlightProvider>
      <ul className="spaces sb-unstyled">
        {[0.5, 1, 2, 3, 4, 6, 8, 14].map((units) => (
          <li key={units}>
            <span style={{ width: units * 8 }} />
            space({units}), {units * 8} px
          </li>
        ))}
      </ul>
    </PorchlightProvider>
  );
}
