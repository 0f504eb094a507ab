import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/early';

begin(location.pathname, location.hash);

const target = document.getElementById('app');
if (target) mount(App, { target });
