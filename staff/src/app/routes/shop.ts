import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { legalTextsSearch } from '../../features/pages/legal-texts-search';
import { rulesSearch } from '../../features/settings/rules/rules-search';
import { settingsSearch } from '../../features/settings/settings-search';
import { main } from './main-route';

const settings = createRoute({
  getParentRoute: () => main,
  path: 'settings',
  staticData: { needs: 'hours.change' },
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('../../features/settings/SettingsScreen'), 'SettingsScreen'),
});

const newStore = createRoute({
  getParentRoute: () => main,
  path: 'stores/new',
  staticData: { needs: 'terms.change' },
  component: lazyRouteComponent(
    () => import('../../features/settings/store/NewStoreScreen'),
    'NewStoreScreen',
  ),
});

const rules = createRoute({
  getParentRoute: () => main,
  path: 'rules',
  staticData: { needs: 'terms.change' },
  validateSearch: rulesSearch,
  component: lazyRouteComponent(() => import('../../features/settings/rules/RulesScreen'), 'RulesScreen'),
});

const legalTexts = createRoute({
  getParentRoute: () => main,
  path: 'legal-texts',
  staticData: { needs: 'terms.change' },
  validateSearch: legalTextsSearch,
  component: lazyRouteComponent(() => import('../../features/pages/LegalTextsScreen'), 'LegalTextsScreen'),
});

const letters = createRoute({
  getParentRoute: () => main,
  path: 'letters',
  staticData: { needs: 'terms.change' },
  component: lazyRouteComponent(
    () => import('../../features/settings/letters/LettersScreen'),
    'LettersScreen',
  ),
});

const memberships = createRoute({
  getParentRoute: () => main,
  path: 'memberships',
  staticData: { needs: 'terms.change' },
  component: lazyRouteComponent(
    () => import('../../features/customers/memberships/MembershipsScreen'),
    'MembershipsScreen',
  ),
});

const start = createRoute({
  getParentRoute: () => main,
  path: 'start',
  staticData: { needs: 'terms.change' },
  component: lazyRouteComponent(() => import('../../features/settings/start/StartScreen'), 'StartScreen'),
});

const operation = createRoute({
  getParentRoute: () => main,
  path: 'operation',
  staticData: { needs: 'operation.see' },
  component: lazyRouteComponent(() => import('../../features/operation/OperationScreen'), 'OperationScreen'),
});

export const shopRoutes = [
  settings,
  newStore,
  rules,
  legalTexts,
  letters,
  memberships,
  start,
  operation,
] as const;
