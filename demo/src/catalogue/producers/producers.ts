import { bordeauxBurgundyProducers } from './bordeaux-burgundy.js';
import { breweries } from './breweries.js';
import { clearSpiritProducers } from './clear-spirits.js';
import { franceBeyondProducers } from './france-beyond.js';
import { germanyAndEastProducers } from './germany-and-east.js';
import { iberiaProducers } from './iberia.js';
import { italyProducers } from './italy.js';
import type { Producer } from './producer.js';
import { rumBrandyLiqueurProducers } from './rum-brandy-liqueur.js';
import { sakeBreweries } from './sake-breweries.js';
import { southernHemisphereProducers } from './southern-hemisphere.js';
import { unitedStatesProducers } from './united-states.js';
import { whiskyProducers } from './whisky.js';

export const producers = {
  wine: [
    ...bordeauxBurgundyProducers,
    ...franceBeyondProducers,
    ...italyProducers,
    ...iberiaProducers,
    ...germanyAndEastProducers,
    ...unitedStatesProducers,
    ...southernHemisphereProducers,
  ],
  spirits: [...whiskyProducers, ...clearSpiritProducers, ...rumBrandyLiqueurProducers],
  beer: breweries,
  sake: sakeBreweries,
} as const satisfies Record<string, readonly Producer[]>;
