"""Pictures of the articles: each one shows the thing itself, in clay."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *

T = HERE + '/textures/'
DARK = '#24162E'


# ------------------------------------------------------------ helpers
def picture(name, dn=4):
    """Render to OUT/<family>/<slug>.png."""
    os.makedirs(os.path.dirname(f'{OUT}/{name}'), exist_ok=True)
    render(name, dn)


def key(energy=2.5, rot=(46, 10, -40), angle=10, color='#FFE8D6'):
    """The warm sun from upper left."""
    return sun(rot, energy, angle, color)


def plain(c, **k):
    """A smooth material without clay bumps."""
    return mat(c, k.pop('rough', .5), clay=False, **k)


def glow(c, strength=1.0):
    """A material that shines by itself."""
    return mat(c, .4, emit=strength, clay=False)


def veil(c, opacity=.5, strength=1.0):
    """Coloured light in the air: emission mixed with transparency."""
    m = bpy.data.materials.new('veil')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, mix, tr, em = (nt.nodes.new('ShaderNode' + n) for n in ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'Emission'))
    em.inputs[0].default_value = (*lin(P.get(c, c)), 1)
    em.inputs[1].default_value = strength
    mix.inputs[0].default_value = opacity
    for a, b in ((tr, 1), (em, 2)):
        nt.links.new(a.outputs[0], mix.inputs[b])
    nt.links.new(mix.outputs[0], out.inputs[0])
    return m


def glass(tint='#E8F7FF', blend=.25):
    """Clear glass that only shines at its edges."""
    m = bpy.data.materials.new('glass')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    names = ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'BsdfGlossy', 'LayerWeight')
    out, mix, tr, gl, lw = (nt.nodes.new('ShaderNode' + n) for n in names)
    tr.inputs[0].default_value = (*lin(tint), 1)
    gl.inputs['Roughness'].default_value = .08
    lw.inputs['Blend'].default_value = blend
    nt.links.new(lw.outputs['Facing'], mix.inputs[0])
    nt.links.new(tr.outputs[0], mix.inputs[1])
    nt.links.new(gl.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])
    return m


def mesh(verts, faces, m, parent=None, uvs=None, smooth=False, thick=0):
    """One mesh from plain lists; uvs holds one pair per vertex."""
    me = bpy.data.meshes.new('mesh')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = me.uv_layers.new()
        for loop in me.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = smooth
    o = obj('mesh', me, parent)
    if thick:
        o.modifiers.new('s', 'SOLIDIFY').thickness = thick
    return o


def blades(spots, m, h=(.15, .3), w=.035, lean=.12):
    """Many thin blades of grass as one cheap mesh."""
    vs, fs = [], []
    for x, y, z in spots:
        a, k, n = random.uniform(0, math.pi), random.uniform(*h), len(vs)
        dx, dy = math.cos(a) * w, math.sin(a) * w
        tip = (x + random.uniform(-lean, lean), y + random.uniform(-lean, lean), z + k)
        vs += [(x - dx, y - dy, z), (x + dx, y + dy, z), (x - dy, y + dx, z), tip]
        fs += [(n, n + 1, n + 3), (n + 1, n + 2, n + 3), (n + 2, n, n + 3)]
    return mesh(vs, fs, m)


def ripples(n, xs, ys, z=-.09, col='#8FD6E8', seed=7):
    """Short bright lines on the water."""
    for i in range(n):
        random.seed(i * seed)
        x, y = random.uniform(*xs), random.uniform(*ys)
        tube([(x - .3, y, z), (x, y + .02, z + .025), (x + .35, y, z)], .022, plain(col, rough=.4), res=4)


def paper_boat(c, rot=0, s=1):
    """A boat folded from a newspaper page."""
    L, W, H = 1.9, .75, .75
    pts = dict(bow=(-L, 0, H * 1.15), stern=(L, 0, H * 1.15), f0=(-L * .55, 0, 0), f1=(L * .55, 0, 0), l=(0, -W, H * .62),
               r=(0, W, H * .62), top=(0, 0, H * 1.75), tl=(-.75, 0, H * .55), tr=(.75, 0, H * .55), lb=(0, -W * .6, 0), rb=(0, W * .6, 0))
    names = list(pts)
    faces = [('bow', 'f0', 'lb', 'l'), ('l', 'lb', 'f1', 'stern'), ('bow', 'r', 'rb', 'f0'), ('r', 'stern', 'f1', 'rb'), ('tl', 'tr', 'top')]
    uvs = [(x * .22 + .5, z * .45 + .1 + y * .1) for x, y, z in pts.values()]
    e = empty(c, (0, 0, rot), s)
    mesh(pts.values(), [[names.index(k) for k in f] for f in faces], teximg(T + 'print.png'), e, uvs, thick=.03)
    return e


def mouse(c, rot=0, s=1, col='#B49AA6', look=0, hat=False, phones=False):
    """A small mouse sitting upright; look lifts the head."""
    e = empty(c, (0, 0, rot), s)
    m, pink, dk = mat(col, .8), mat('#F4A6B4', .7), plain(DARK, rough=.25)
    meta([('b', (0, .1, .34), (.36, .38, .36)), ('b', (0, -.05, .55), (.24, .24, .26))], m, e, .03, 5)
    ball((0, -.2, .34), (.22, .12, .26), mat('#F3E3DC', .8), e)
    tube([(0, .42, .14), (.3, .7, .08), (.62, .62, .14), (.8, .8, .3)], [.05, .045, .035, .02], pink, e)
    for sx in (-1, 1):
        ball((sx * .17, -.26, .06), (.11, .17, .07), pink, e, seg=20)
        meta([('t', [(sx * .22, -.1, .55), (sx * .25, -.3, .5), (sx * .13, -.4, .56)], [.09, .075, .07])], m, e, .025, 3)
    H = empty((0, -.06, .82), (look, 0, 0), 1, e)
    meta([('b', (0, 0, 0), (.32, .31, .29)), ('t', [(0, -.15, -.03), (0, -.42, -.07)], [.2, .08])], m, H, .025, 5)
    ball((0, -.5, -.06), .06, mat('#E8788E', .4), H, seg=20)
    for sx in (-1, 1):
        ball((sx * .3, .05, .26), (.24, .07, .25), m, H)
        ball((sx * .3, -.01, .26), (.17, .04, .18), pink, H)
        for k in (-1, 0, 1):
            tube([(sx * .08, -.42, -.1), (sx * .36, -.46, -.1 + k * .07)], .008, plain('#FFFFFF'), H, res=3)
    eyes(H, (-.15, -.27, .06), (.15, -.27, .06), .055)
    mouth(H, -.4, -.16, .05)
    if hat:
        paper_hat(H, (0, -.02, .24), 1.25)
    if phones:
        headphones(H, .36, .05, .3, 'coral')
    return e


def paper_hat(parent, c, s=1):
    """A hat folded from a newspaper."""
    e = empty(c, (-8, 0, 0), s, parent)
    vs = [(-.42, -.06, 0), (.42, -.06, 0), (0, -.03, .42), (-.42, .2, 0), (.42, .2, 0), (0, .12, .42)]
    uv = [(x + .5, z + .2) for x, _, z in vs]
    mesh(vs, [(0, 1, 2), (4, 3, 5), (0, 2, 5, 3), (1, 4, 5, 2)], teximg(T + 'print.png'), e, uv, thick=.02)


def headphones(H, r, cup, rz, col):
    """Headphones on a head of half-width r and height rz."""
    arc = [(math.cos(a) * r * 1.12, .04, math.sin(a) * rz * 1.25) for a in [math.radians(t) for t in range(-6, 187, 24)]]
    tube(arc, .045 * r / .46 + .01, mat('ink', .5), H)
    for sx in (-1, 1):
        cyl((sx * r * 1.08, .03, -.06), cup + r * .3, .16, mat(col, .5), H, rot=(0, 90, 0), bev=.04)


def pine_snow(c, s, seed):
    """A pine with snow on its branches."""
    e = tree(c, s, '#1F5F73', seed, 'pine')
    for i in range(4):
        meta([('b', (0, -.02, 1.0 + i * .5), (.52 - i * .1, .52 - i * .1, .16))], mat('#EAF0FF', .8), e, .05, 3)


# ------------------------------------------------------------ vulkan
def lava_fountain(lava, bright):
    """Streams and drops that fly out of the crater."""
    for i in range(16):
        a, d = random.uniform(-1.1, 1.1), random.uniform(.7, 2.2)
        spot_ = (math.sin(a) * d, 5.8 + random.uniform(-.4, .4), 4.5 + math.cos(a) * d)
        ball(spot_, random.uniform(.07, .17), lava if i % 3 else bright, seg=20)
    for i in range(9):
        a, L = -.95 + i * .24, random.uniform(1.2, 2.3)
        path = [(math.sin(a) * t * L * .9, 5.6, 4.4 + math.cos(a) * t * L - .9 * t * t * abs(math.sin(a))) for t in (.0, .55, 1.0)]
        tube(path, [.09, .08, .13], lava if i % 2 else bright, res=6)


def smoke():
    """Violet at the crater, then pink and cream, drifting right."""
    puffs = ((.0, 4.95, .6, '#8A5FA0'), (.15, 5.5, .8, '#B07DB0'), (.5, 6.15, 1.0, '#D79BB8'), (1.4, 6.75, 1.2, '#EDBFC6'),
             (3.0, 7.0, 1.25, '#F4D3CF'), (4.7, 7.3, 1.15, '#F8E0D6'), (-.5, 6.1, .6, '#C88DB5'))
    for i, (x, z, k, col) in enumerate(puffs):
        random.seed(i + 4)
        parts = [('b', (x + random.uniform(-.5, .5) * k, 6.6 + random.uniform(-.2, .2), z + random.uniform(-.3, .3) * k),
                  random.uniform(.42, .62) * k) for _ in range(7)]
        meta(parts, mat(col, .95, clay=False), None, .08, 5)


def volcano():
    """The island with its cone, lava and palms."""
    meta([('b', (0, 6, -.3), (5.6, 3.6, .9)), ('b', (-3, 4.8, -.3), (2.6, 1.6, .7)), ('b', (3.8, 4.6, -.25), (2.2, 1.4, .7))],
         mat('#E9C58B', .95), None, .12, 4)
    random.seed(3)
    cone = []
    for i in range(15):
        t = i / 14
        r = 3.7 * (1 - t) ** 1.25 + .72
        cone.append(('b', (random.uniform(-.08, .08), 6 + random.uniform(-.08, .08), .2 + t * 4), (r, r * .86, .32)))
    for k in range(9):
        a = k * math.tau / 9 + .2
        ridge = [(math.cos(a) * q, 6 + math.sin(a) * w, z) for q, w, z in ((.8, .75, 4), (1.6, 1.4, 2.4), (3.6, 3, .3))]
        cone.append(('t', ridge, [.25, .42, .5]))
    meta(cone, mat('#6A4A86', .9), None, .10, 3)
    meta([('b', (0, 6.1, .25), (4.3, 2.9, .55)), ('b', (-2.2, 4.6, .3), (1.5, .9, .45)), ('b', (2.4, 4.5, .3), (1.6, .9, .45))],
         mat('#3E9C6B', .9), None, .1, 3)
    lava, bright = glow('#FF6A2A', .95), glow('#FFC94A', .95)
    ball((0, 6, 4.22), (.86, .76, .22), lava)
    ball((0, 5.9, 4.3), (.6, .5, .2), bright)
    left = [(-.15, 5.3, 4.25), (-.45, 4.75, 3.4), (-.3, 4.2, 2.5), (-.75, 3.55, 1.6), (-.6, 3.1, .95)]
    right = [(.4, 5.35, 4.25), (.75, 4.8, 3.3), (1.25, 4.35, 2.4), (1.15, 4.0, 1.9)]
    core = [(-.2, 5.15, 4.2), (-.46, 4.55, 3.35), (-.33, 4.0, 2.5)]
    for path, r, m in ((left, [.3, .26, .24, .27, .33], lava), (right, [.24, .2, .18, .2], lava), (core, [.12, .1, .08], bright)):
        meta([('t', path, r)], m, None, .05, 3)
    lava_fountain(lava, bright)
    for i, (x, y, k) in enumerate(((-4.2, 4.0, 1.0), (-3.4, 3.6, .75), (4.6, 4.0, 1.05), (3.7, 3.5, .7), (-5.0, 4.9, .8))):
        tree((x, y, .1), k, '#2F9E63', i, 'palm')


def vulkan():
    """A volcano on an island throws lava; two children watch from a paper boat."""
    reset()
    world('#5B3FA8', '#FFB36B', .72, ('#9A7BF0', '#FFCBA5'), (.28, .95))
    sun((55, 0, -50), 2.2, 10, '#FFD9B8')
    area((0, 3.5, 7), (0, 6, 4), 180, 2, '#FF7A3A')
    rbox((0, 20, -.6), (120, 90, 1), 0, mat('#2388A8', .3, spec=.4))
    volcano()
    smoke()
    paper_boat((-2.6, -.3, -.1), -14, 1.2)
    kid((-3.35, -.1, .32), rot=40, s=.84, skin=1, shirt='coral', stripes='cream', hair='short', mood='wow',
        armR=[(.5, -.1, .75), (.75, -.15, 1.05)], headrot=(-10, 0, -12))
    kid((-1.95, -.25, .3), rot=128, s=.84, skin=3, shirt='sun', hair='scarf', scarfC='teal', mood='open',
        armL=[(-.5, -.2, .7), (-.62, -.4, 1.05)], headrot=(-8, 0, -20))
    ripples(26, (-8, 8), (-3, 2.6))
    camera((-.4, -11.5, 3.1), (.1, 5, 2.72), 36, dof=(-.5, 2.5, 2), f=2.2)
    picture('articles/vulkan')


# ------------------------------------------------------------ saturn
def astronaut(c, rot=0, s=1):
    """A child in a space suit, waving."""
    white, trim = '#F7F3EC', mat('#D9D2EA', .5)
    R, B, H = kid(c, rot=rot, s=s, skin=2, shirt=white, pants=white, shoes='coral', hair='bun', hairC='#3A2218', mood='open',
                  accC='coral', lean=-6, armR=[(.52, -.1, .72), (.66, -.2, 1.08)], armL=[(-.5, -.1, .4), (-.72, -.3, .2)],
                  legL=[(-.2, -.2, -.36), (-.3, .1, -.66)], legR=[(.22, -.12, -.38), (.34, .12, -.68)])
    ring = [(math.cos(a) * .40, math.sin(a) * .36, -.42) for a in [i * math.tau / 12 for i in range(12)]]
    tube(ring, .09, mat('#E9E2F5', .4), H, cyc=True)
    ball((0, 0, .05), (.66, .64, .66), glass('#FFFFFF'), H, seg=64)
    rbox((0, .34, .32), (.6, .3, .7), .12, trim, B)
    rbox((0, -.27, .34), (.3, .06, .2), .04, trim, B)
    for x, col in ((-.07, 'coral'), (.05, 'teal')):
        ball((x, -.31, .36), .035, plain(col, rough=.3), B, seg=16)


def ringed_planet(c, r=1.5, rot=(20, 24, 0)):
    """A yellow planet with clay rings."""
    e = empty(c, rot, r / 1.5)
    ball((0, 0, 0), 1.5, mat('#FFC55C', .75), e, seg=64)
    for z, col in ((.55, '#F5A94A'), (.05, '#FFD98A'), (-.5, '#EE9A48')):
        k = math.sqrt(1.5 ** 2 - z * z) + .005
        k -= .17
        band = [(math.cos(a) * k, math.sin(a) * k, z) for a in [i * math.tau / 16 for i in range(16)]]
        tube(band, .2, mat(col, .75), e, cyc=True)
    for k, col, w in ((2.2, '#FFE7B0', .2), (2.68, '#F59AB5', .17), (3.06, '#B9A8F5', .1)):
        ring = [(math.cos(a) * k, math.sin(a) * k, 0) for a in [i * math.tau / 16 for i in range(16)]]
        tube(ring, w, mat(col, .6), e, cyc=True).scale = (1, 1, .22)


def red_planet(c, r):
    """A planet with craters, cut by the frame."""
    ball(c, r, mat('#F2795A', .8), seg=96)
    for a, b, k in ((-.9, .55, .42), (-.5, .95, .3), (-1.25, .2, .3), (-.2, .45, .24), (-.65, .15, .2)):
        d = V((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
        o = ball(V(c) + d * (r - .07), (k, k, .12), mat('#D95B45', .85))
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def night_stars(n, xs, zs, y, seed=11):
    """Tiny far stars."""
    random.seed(seed)
    for _ in range(n):
        ball((random.uniform(*xs), y, random.uniform(*zs)), random.choice((.04, .05, .07)), glow('#FFF3D0', 2.5), seg=12)


def saturn():
    """A rocket and a waving child in a space suit near a ringed planet."""
    reset()
    world('#1B1448', '#4A2F95', .35, ('#7A6BE8', '#3A2A80'), (.0, 1))
    sun((50, 0, -55), 2.6, 6, '#FFE8D0')
    area((6, -3, -1), (0, 0, 2), 200, 5, '#FF7AA8')
    area((-5, -7, 5), (0, 0, 2), 240, 4, '#FFE8D0')
    red_planet((5.6, 5.2, -2.8), 3.6)
    ringed_planet((-3.7, 7.5, 3.85), 1.95)
    ball((4.7, 14, 6.2), .75, mat('#8CE3D8', .8))
    for dx, dz, r in ((-.25, .2, .2), (.25, -.1, .15), (0, .45, .1)):
        ball((4.7 + dx, 13.4, 6.2 + dz), (r, .15, r), mat('#63BFB6', .8))
    night_stars(90, (-14, 14), (-6, 12), 18)
    for x, z, r in ((1.0, 6.3, .2), (-7.9, 1.2, .2), (7.4, 4.8, .2), (-3.1, -.6, .16), (3.2, .7, .14)):
        star((x, 9, z), r * 1.6, mat('#FFD86B', .4, emit=.7, clay=False), rot=(90, random.uniform(-20, 20), 0))
    rocket((.15, .6, 1.15), (4, 34, 0), 1.2)
    for i, (x, z, k) in enumerate(((-1.35, -.75, .5), (-2.1, -1.35, .85), (-3.2, -2.1, 1.2), (-1.2, -1.9, .8), (-4.8, -2.6, 1.4))):
        cloud((x, 1.4, z), k * .8, i, mat('#F4E9FF', .9, clay=False))
    astronaut((3.2, -.9, .35), -14, .95)
    tube([(3.0, -.5, 1.0), (2.2, -.1, .35), (1.55, .2, .75), (1.0, .5, 1.5)], .035, mat('#E9E2F5', .5, clay=False))
    camera((0, -11, 2.2), (.1, 1, 2.0), 44, dof=(.2, .3, 2), f=2.4)
    picture('articles/saturn')


# ------------------------------------------------------------ eule
def wing(e, sx):
    """One spread wing: an arm and three layers of feathers."""
    arm = [(.35, .05, .30), (1.25, -.02, .72), (2.25, -.02, .66), (2.85, .04, .42)]

    def along(t):
        i = min(int(t * 3), 2)
        return V(arm[i]).lerp(V(arm[i + 1]), t * 3 - i)
    layers = ((13, .10, (1.05, 1.55), .2, ('#5E3A28', '#6B452F'), 84), (11, .03, (.62, .95), .18, ('#8A5A3C', '#96663F'), 70),
              (9, -.04, (.36, .5), .16, ('#C08A5A', '#CF9A66'), 60))
    for n, y, (short, long_), w, cols, spread in layers:
        for i in range(n):
            t = i / (n - 1)
            a = math.radians(6 + spread * t ** 1.5)
            L = short + (long_ - short) * math.sin(min(1, t * 1.15) * math.pi * .62)
            p = along(.08 + t * .9) + V((math.sin(a), 0, -math.cos(a))) * L * .5
            ball((sx * p.x, y + i * .006, p.z), (w, .045, L * .58), mat(cols[i % 2], .85), e, rot=(0, -sx * math.degrees(a), 0), seg=24)
    meta([('t', [(sx * x, y - .03, z) for x, y, z in arm], [.26, .2, .17, .12])], mat('#8A5A3C', .8), e, .03, 4)


def flying_owl(c, rot, s=1):
    """An owl in the air, wings wide open, face to the viewer."""
    e = empty(c, rot, s)
    brown, light = mat('#8A5A3C', .8), mat('#F2CFA0', .8)
    for k in range(-2, 3):
        ball((k * .15, .3, -.95), (.14, .05, .42), mat(('#5E3A28', '#6B452F')[k % 2], .85), e, rot=(0, -k * 9, 0), seg=24)
    meta([('b', (0, .05, -.1), (.5, .46, .72)), ('b', (0, 0, .5), (.55, .45, .45)), ('t', [(-.3, -.05, .75), (-.44, -.08, 1.1)], [.2, .04]),
          ('t', [(.3, -.05, .75), (.44, -.08, 1.1)], [.2, .04])], brown, e, .035, 5)
    meta([('b', (0, -.2, -.2), (.38, .32, .46))], light, e, .03, 4)
    for z, n in ((.02, 3), (-.18, 4), (-.38, 3)):
        for q in range(n):
            x = (q - (n - 1) / 2) * .18
            ball((x, -.5 + abs(x) * .25, z), (.055, .03, .05), plain('#D9A066', rough=.8), e, seg=16)
    for sx in (-1, 1):
        ball((sx * .24, -.36, .55), (.27, .12, .27), light, e)
        ball((sx * .24, -.45, .55), (.185, .06, .185), plain('#FFC02E', rough=.3), e)
        ball((sx * .24 + .03, -.49, .52), (.115, .04, .115), plain(DARK, rough=.2, spec=.6), e, seg=24)
        ball((sx * .24 - .02, -.53, .58), (.035, .015, .035), plain('#FFFFFF', rough=.3), e, seg=12)
        for k in (-1, 0, 1):
            ball((sx * .22 + k * .075, -.3, -.78), (.045, .08, .08), plain('#FF9F2E', rough=.6), e, seg=12)
        wing(e, sx)
    meta([('t', [(0, -.45, .46), (0, -.58, .32)], [.085, .025])], mat('#FF9F2E', .5), e, .02, 2)
    return e


def wheat(c, s=1, lean=.1):
    """An ear of wheat on its stalk."""
    e = empty(c, (0, 0, random.uniform(-40, 40)), s)
    m = mat('#E9C46F', .8, clay=False)
    tube([(0, 0, 0), (lean * .4, 0, .6), (lean, 0, 1.2)], .028, m, e, res=5)
    for i in range(5):
        for sx in (-1, 1):
            ball((lean + sx * .07 + i * .012, 0, 1.15 + i * .1), (.05, .05, .09), m, e, rot=(0, sx * 25, 0), seg=12)
    return e


def eule():
    """An owl glides over a moonlit field; below, a mouse in a paper hat looks up."""
    reset(samples=110)
    world('#1E1650', '#5E6FC4', .5, ('#8E8BF0', '#5A5FB0'), (.2, 1))
    sun((52, 6, -36), 2.0, 8, '#D9DDFF')
    area((2, -6, 5), (0, 0, 2.4), 300, 4, '#FFE2B8')
    area((2.4, 6, 5), (0, 0, 3), 200, 3, '#BFD0FF')
    ball((4.2, 24, 8.6), 4.3, glow('#FFF0C4', .9), seg=96)
    for dx, dz, r in ((-1.6, 1.2, .8), (1.4, -.6, 1.0), (-.4, -2.0, .6), (1.7, 2.0, .5)):
        ball((4.2 + dx, 20.4 + (dx * dx + dz * dz) * .12, 8.6 + dz), (r, .25, r), glow('#F6DDA0', .8))
    night_stars(46, (-16, 16), (3, 16), 30, 5)
    hills([(-12, 26, -9, 16, 10, 11.2, '#3A4A96'), (13, 28, -10, 18, 10, 11.6, '#34438C'), (0, 6, -60, 90, 70, 60, '#3F6E8F')])
    for i, (x, y, k) in enumerate(((-8.5, 15, 1.3), (-7.0, 17, 1.0), (8.6, 16, 1.2), (-10.5, 18, 1.5))):
        tree((x, y, -.4), k, '#2B4C7E', i + 2, 'puff')
    random.seed(9)
    rows = [(r * .9 - 9 + random.uniform(-.1, .1), y + random.uniform(-.2, .2), .0) for r in range(21) for y in [q * .32 - 3 for q in range(34)]]
    blades([(x, y, -.02 - max(0, y) ** 2 * .008) for x, y, _ in rows], mat('#8FA7B8', .9, clay=False), (.2, .42), .035)
    flying_owl((-.12, 0, 2.95), (-8, 8, 12), 1.0)
    mouse((2.35, -1.5, .0), -48, 1.1, look=-24, hat=True)
    for x, y, k in ((3.35, -1.9, 1.4), (3.7, -1.5, 1.7), (3.1, -.9, 1.2), (-3.2, -2.0, 1.3), (-3.5, -1.5, 1.7), (-2.75, -2.4, 1.05), (-2.9, -1.2, 1.2)):
        wheat((x, y, -.05), k, random.uniform(-.2, .2))
    camera((0, -10, 2.0), (0, 0, 2.12), 42, dof=(0, -.6, 2.5), f=1.8)
    picture('articles/eule')


# ------------------------------------------------------------ schokolade
def ridged(half=True, L=1.5, R=.66, ridges=10):
    """Vertices and faces of a cocoa pod along x; half: only the lower bowl."""
    nx, na = 40, 60
    span = math.pi if half else math.tau
    vs = []
    for i in range(nx + 1):
        t = -1 + 2 * i / nx
        r = R * max(.0, 1 - abs(t) ** 2.4) ** .62 * (1 - .12 * t)
        for j in range(na + 1):
            a = math.pi + span * j / na
            k = r * (1 + .1 * (abs(math.cos(a * ridges / 2)) - .5))
            vs.append((t * L, math.cos(a) * k, math.sin(a) * k))
    row = na + 1
    fs = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(nx) for j in range(na)]
    return vs, fs


def pod(c, rot, s=1, half=False, col='#F0962E'):
    """A cocoa pod, whole or cut open with white beans inside."""
    e = empty(c, rot, s)
    vs, fs = ridged(half)
    o = mesh(vs, fs, mat(col, .6), e, smooth=True)
    if not half:
        tube([(1.4, 0, 0), (1.7, 0, .05), (1.95, 0, .2)], [.13, .1, .11], mat('#7A4A2E', .8), e)
        return e
    o.data.materials.append(mat('#FFE9C4', .7))
    so = o.modifiers.new('s', 'SOLIDIFY')
    so.thickness, so.offset, so.material_offset, so.material_offset_rim = .17, -1, 1, 1
    ball((0, 0, -.12), (1.36, .6, .2), mat('#FFE9C4', .7), e)
    random.seed(2)
    white = mat('#FFFBF0', .22, spec=.6)
    for k, y in enumerate((.3, 0, -.3)):
        for i in range(6 - (k == 1)):
            x = -.95 + i * .38 + (.19 if k == 1 else 0)
            w = 1 - (abs(x) / 1.5) ** 2
            ball((x, y * w * 1.05, .05 + .1 * (k == 1) + random.uniform(-.02, .03)), (.24, .165, .17), white, e,
                 rot=(random.uniform(-15, 15), 0, random.uniform(20, 75)), seg=28)
    tube([(1.35, 0, -.1), (1.65, 0, -.05), (1.9, 0, .1)], [.13, .1, .11], mat('#7A4A2E', .8), e)
    return e


def beans(spots, s=1):
    """Roasted brown beans with a dent along their middle."""
    for i, (x, y, z) in enumerate(spots):
        random.seed(i + 3)
        e = empty((x, y, z), (random.uniform(-20, 20), random.uniform(-15, 15), random.uniform(0, 180)), s)
        ball((0, 0, 0), (.24, .16, .13), mat(('#8A4B2A', '#7A3F24', '#9A5A34')[i % 3], .45, spec=.5), e, seg=28)
        tube([(-.2, 0, .09), (0, .015, .132), (.2, 0, .09)], .012, plain('#5A2A18'), e, res=4)


def chocolate_bar(c, rot, s=1):
    """A bar of chocolate with a bite taken out, half in its paper."""
    e = empty(c, rot, s)
    m = mat('#6B3520', .28, spec=.5)
    w, h, nx, nz = .5, .44, 3, 5
    bar = rbox((0, 0, 0), (nx * w + .12, .2, nz * h + .12), .05, m, e)
    parts = [bar]
    for i in range(nx):
        for k in range(nz):
            parts.append(rbox(((i - 1) * w, -.11, (k - 2) * h), (w * .86, .16, h * .84), .06, m, e))
    bites = [ball((x, 0, z), r, m, e, seg=32) for x, z, r in ((.76, 1.1, .42), (.26, 1.28, .33), (.92, .5, .32))]
    for b in bites:
        b.hide_render = True
        for p in parts:
            bo = p.modifiers.new('bite', 'BOOLEAN')
            bo.object, bo.operation, bo.solver = b, 'DIFFERENCE', 'EXACT'
    rbox((0, 0, -.95), (nx * w + .22, .48, 1.0), .05, plain('coral', rough=.6), e)
    foil = [(-.9, -.45), (-.9, -.33), (-.68, -.2), (-.45, -.34), (-.2, -.18), (.05, -.33), (.3, -.2), (.55, -.35), (.75, -.19), (.9, -.33), (.9, -.45)]
    for y in (-.245, .245):
        prism(foil, .03, plain('#E6E1F0', rough=.25, metal=.5), e, (0, y, 0))
    letters('DUDA', (0, -.27, -.95), .56, mat('cream', .5), depth=.06, parent=e)
    return e


def pouring(x, y, top, m):
    """Melted chocolate falls, coils and spreads."""
    meta([('t', [(x + .06, y, top), (x, y, 1.8), (x, y, .5)], [.2, .13, .12]), ('b', (x, y, .0), (1.15, .82, .16)),
          ('b', (x + .5, y - .2, .0), (.8, .6, .13)), ('b', (x - .6, y - .15, .0), (.6, .45, .12))], m, None, .035, 5)
    coil = [(x + math.cos(a) * (.46 - a * .022), y + math.sin(a) * (.36 - a * .018), .15 + a * .021) for a in [q * .5 for q in range(32)]]
    tube(coil, [.13 - i * .001 for i in range(32)], m, res=6)


def ant(c, rot=0, s=1):
    """An ant that carries a crumb of chocolate home."""
    e = empty(c, (0, 0, rot), s)
    m, dk = mat('#5A2E3C', .5), plain(DARK)
    for y, z, r in ((.42, .26, .25), (.02, .24, .16), (-.36, .3, .23)):
        ball((0, y, z), (r, r * 1.1, r), m, e, seg=24)
    for sx in (-1, 1):
        for y in (-.12, .02, .16):
            tube([(0, y, .22), (sx * .3, y * 2.2, .32), (sx * .44, y * 3, .0)], .035, m, e, res=5)
        tube([(sx * .1, -.45, .48), (sx * .16, -.6, .68), (sx * .26, -.7, .7)], .025, m, e, res=5)
    eyes(e, (-.1, -.55, .34), (.1, -.55, .34), .05)
    rbox((0, .1, .68), (.5, .5, .38), .08, mat('#6B3520', .3), e, rot=(8, -6, 20))
    for sx in (-1, 1):
        tube([(sx * .12, -.1, .3), (sx * .2, -.1, .5)], .03, dk, e, res=4)
    return e


def leaf(c, rot, s=1, col='leaf'):
    """A large leaf with a midrib."""
    e = empty(c, rot, s)
    def bend(u, v, p):
        w = math.sin(math.pi * v ** .8) ** .9
        return V(((u - .5) * .75 * w, .18 * math.sin(v * 2.6) - .09 * abs(u - .5), v * 1.7))
    sheet(1, 1, mat(col, .7), bend, e, nx=8, ny=20, thick=.03)
    tube([(0, -.02, -.25), (0, .13, .6), (0, .15, 1.2), (0, .09, 1.6)], .03, mat('#3F8F5A', .7), e)


def schokolade():
    """From pod to bar: a cut cocoa pod, brown beans, melted chocolate and a bitten bar."""
    reset()
    world('#A9E5C8', '#8FD8B4', .8, ('#FFFFFF', '#E9FFE9'), (0, 1))
    key(2.3, (40, 14, -40), 12)
    ground = mat('#97DDB8', .9, clay=False)
    rbox((0, 0, -1), (60, 60, 2), 0, ground)
    choc = mat('#5E2C1A', .16, spec=.6)
    pod((-1.95, -.35, .72), (38, -5, -12), 1.25, half=True)
    pod((-1.9, 2.0, .95), (0, 8, 24), 1.35, col='#E0562E')
    pod((-4.3, 1.2, .7), (0, 0, 64), 1.25, col='#F2B33A')
    for c, r, k in (((-.5, 2.2, .9), (24, 0, -34), 1.5), ((-3.3, 2.6, .9), (20, -20, 30), 1.6), ((-2.2, 3.0, 1.3), (14, -4, 10), 1.5), ((.2, 2.6, .1), (24, 20, -20), 1.2)):
        leaf(c, r, k, '#56B870')
    random.seed(8)
    beans([(-.35 + random.uniform(-.75, .75), -1.75 + random.uniform(-.3, .3), .13) for _ in range(11)] + [(-.3, -1.75, .34), (-.6, -1.6, .34), (0, -1.8, .33), (-.35, -1.7, .52)], 1.15)
    pouring(.72, .5, 5.2, choc)
    chocolate_bar((2.62, .55, 1.36), (-15, 8, -12), 1.2)
    ant((1.85, -1.85, 0), -62, .62)
    beans([(3.0, -1.5, .12), (-3.6, -1.5, .12), (.95, -1.6, .12)], 1.0)
    camera((0, -9.2, 4.0), (-.16, .2, 1.08), 45, dof=(0, -.6, .8), f=2.0)
    picture('articles/schokolade')


# ------------------------------------------------------------ himmel
RAINBOW = ('#FF5F49', '#FF9F45', '#FFC02E', '#56B870', '#3FA9E8', '#6C56D9')


def sheep(c, rot=0, s=1, bands=RAINBOW):
    """A sheep whose wool carries coloured bands from top to bottom."""
    e = empty(c, (0, 0, rot), s)
    dk = mat('#4A3A5E', .7)
    random.seed(6)
    for x, y in ((-.35, -.3), (.35, -.3), (-.35, .45), (.35, .45)):
        tube([(x, y, .6), (x, y, .1)], .12, dk, e)
    n = len(bands)
    for i, col in enumerate(bands):
        t = 1 - (i + .5) / n
        z, r = .55 + t * 1.25, math.sqrt(max(.12, 1 - (2 * t - 1) ** 2))
        puffs = []
        for k in range(12):
            a = k * math.tau / 12 + i * .26
            puffs.append(('b', (math.cos(a) * .52 * r, .1 + math.sin(a) * .74 * r, z), .21))
        meta(puffs + [('b', (0, .1, z), (.5 * r, .72 * r, .15))], mat(col, .9), e, .04, 3)
    H = empty((0, -.92, 1.35), (0, 0, 0), 1, e)
    meta([('b', (0, 0, 0), (.34, .32, .38)), ('b', (0, -.16, -.16), (.25, .24, .22))], dk, H, .03, 5)
    meta([('b', (x, .02, z), .18) for x, z in ((-.2, .34), (.02, .42), (.22, .33))], mat('#FFF9EC', .9), H, .03, 3)
    wh = plain('#FFFFFF', rough=.3)
    for sx in (-1, 1):
        ball((sx * .42, .05, .1), (.2, .08, .1), dk, H, rot=(0, sx * 22, 0), seg=20)
        ball((sx * .15, -.28, .08), (.1, .06, .12), wh, H, seg=24)
        ball((sx * .15 - .03, -.335, .08), (.05, .03, .06), plain(DARK, rough=.2), H, seg=20)
    ball((0, -.4, -.22), (.05, .03, .06), plain('#2A1F35'), H, seg=16)
    return e


def light_fan(p, x1, z0, z1, y, bands=RAINBOW):
    """Coloured wedges that spread from the prism."""
    n = len(bands)
    for i, col in enumerate(bands):
        a, b = z1 + (z0 - z1) * i / n, z1 + (z0 - z1) * (i + 1) / n
        o = mesh([p, (x1, y, b), (x1, y, a)], [(0, 1, 2)], veil(col, .78, 1.0))
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def himmel():
    """A child holds a prism: white sunlight enters, a rainbow fan comes out and colours a sheep."""
    reset()
    world('#2F8FE0', '#CFEFFF', .8, ('skyTop', 'cream'), (.25, 1))
    key(2.5, (44, 8, -42))
    hills([(-9, 30, -18, 26, 18, 20.6, '#9ADBA8'), (12, 36, -22, 30, 18, 25, '#86CFA0'), (0, 2, -60, 80, 60, 60, '#74C365')])
    ball((-8.4, 16, 8.9), 1.5, glow('#FFE27A', 1.0), seg=64)
    for i in range(10):
        a = i * math.tau / 10 + .2
        tube([(-8.4 + math.cos(a) * r, 16, 8.9 + math.sin(a) * r) for r in (1.95, 2.3, 2.65)], .16, glow('#FFD257', .9))
    cloud((6.2, 24, 9.0), 1.5, 4)
    cloud((-1.2, 28, 8.6), 1.0, 2)
    tree((-7.4, 10, -.5), 1.7, '#4DB36B', 3)
    R, B, H = kid((-2.5, -.3, 0), rot=30, s=1.42, skin=3, shirt='sun', pants='violet', hair='curly', hairC='#20141C', mood='open',
                  armR=[(.52, -.3, .52), (.78, -.52, .86)], armL=[(-.48, -.12, .3), (-.44, -.3, .02)], headrot=(-8, 0, 14), glasses=True)
    p = V((-.77, -.75, 2.72))
    pr = empty(p, (6, 0, 4), 1.0)
    tri = [(-.52, -.38), (.52, -.38), (0, .52)]
    prism(tri, .7, glass('#C9ECFF', .5), pr)
    prism(tri, .02, veil('#E8FAFF', .35), pr)
    for i in range(3):
        a, b = tri[i], tri[(i + 1) % 3]
        for y in (-.35, .35):
            tube([(a[0], y, a[1]), (b[0], y, b[1])], .03, plain('#FFFFFF', rough=.15, spec=.8, emit=.25), pr, res=2)
        tube([(a[0], -.35, a[1]), (a[0], .35, a[1])], .03, plain('#FFFFFF', rough=.15, spec=.8, emit=.25), pr, res=2)
    beam = mesh([(-2.72, -.7, 4.52), (-2.92, -.7, 4.22), tuple(p + V((-.24, 0, -.04))), tuple(p + V((-.14, 0, .18)))], [(0, 1, 2, 3)], veil('#FFFDF0', .85, 1.15))
    beam.visible_shadow = False
    light_fan(tuple(p + V((.12, -.02, .05))), 3.75, .72, 2.72, .1)
    sheep((3.55, -.3, 0), -52, 1.42)
    random.seed(3)
    spots = [(random.uniform(-7, 7), random.uniform(-3.2, 6), 0) for _ in range(420)]
    blades([(x, y, -.04 - y * y * .008) for x, y, _ in spots], mat('#5DB24C', .9, clay=False), (.1, .26))
    for i, (x, y, col) in enumerate(((-4.2, -2.0, 'pink'), (-3.6, -2.6, 'sun'), (.1, -2.4, 'coral'), (.9, -2.0, 'pink'), (4.6, -2.4, 'sun'), (-1.0, -2.9, 'violet'))):
        flower((x, y, -.03), 1.35, col, i)
    camera((0, -10.4, 2.0), (0, 0, 2.42), 38, dof=(0, -.6, 2.3), f=2.0)
    picture('articles/himmel')


# ------------------------------------------------------------ zeitung
def web_path(rollers, r, steps=9):
    """Points (y, z) of paper that runs over and under rollers of radius r, starting over the first."""
    pts = []
    for i, (c, over) in enumerate(rollers):
        c = V((c[0], c[1]))
        angles = []
        for j, sign in ((i - 1, -1), (i + 1, 1)):
            if 0 <= j < len(rollers):
                d = (V(rollers[j][0]) - c) * sign
                base = math.atan2(d.y, d.x) if sign > 0 else math.atan2(d.y, d.x)
                turn = math.acos(min(1, 2 * r / d.length)) if rollers[j][1] != over else math.pi / 2
                off = turn if sign > 0 else math.pi - turn
                angles.append(base - off if over else base + off)
        if len(angles) == 1:
            angles *= 2
        a, b = angles
        while over and b < a:
            b += math.tau
        while not over and b > a:
            b -= math.tau
        pts += [c + V((math.cos(a + (b - a) * k / steps), math.sin(a + (b - a) * k / steps))) * r for k in range(steps + 1)]
    return pts


def web(e, pts, x0, x1, texture, page, shift=0):
    """A band of paper along the path; the texture repeats once per page length."""
    vs, uvs, s = [], [], shift
    for i, p in enumerate(pts):
        if i:
            s += (p - pts[i - 1]).length
        for x, u in ((x0, 0), (x1, 1)):
            vs.append((x, p.x, p.y))
            uvs.append((u, -s / page))
    fs = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)]
    return mesh(vs, fs, teximg(T + texture), e, uvs, smooth=True)


def press(c, rot):
    """A printing press: paper falls in waves over coloured rollers."""
    e = empty(c, (0, 0, rot), 1)
    r, wide = .36, 1.55
    rollers = [((2.3, 4.55), True), ((1.1, 4.62), True), ((.45, 2.95), False), ((-.75, 3.25), True), ((-1.35, 1.2), False),
               ((-2.35, 1.45), True), ((-2.75, .2), False)]
    pts = web_path(rollers, r + .01)
    web(e, pts, -wide, -.02, 'back.png', 2.05, .75)
    web(e, pts, .02, wide, 'front.png', 2.05, .75)
    cols = ('violet', 'coral', 'sun', 'violet', 'coral', 'sun', 'violet')
    for ((y, z), _), col in zip(rollers, cols):
        cyl((0, y, z), r, wide * 2 + .5, mat(col, .35), e, rot=(0, 90, 0), bev=.05)
    side = [(2.9, 0), (2.9, 5.0), (.9, 5.1), (.35, 3.9), (-.75, 3.72), (-1.35, 2.1), (-2.4, 1.95), (-3.0, 1.2), (-3.0, 0)]
    for sx in (-1, 1):
        prism(side, .3, mat('teal', .5, clay=False), e, (sx * (wide + .32), 0, 0), (0, 0, 90), .04)
        for ((y, z), _), col in zip(rollers[:6], cols):
            cyl((sx * (wide + .5), y, z), .2, .14, mat('cream', .5), e, rot=(0, 90, 0), bev=.04)
    for y, z, k, col in ((1.6, 2.6, .62, 'sun'), (.55, 1.75, .44, 'coral'), (1.75, 1.35, .4, 'violet')):
        gear((-(wide + .58), y, z), k, .18, 10, mat(col, .4), (0, -90, 0), e)
    return e


def flat_paper(c, rot, s=1, texture='front.png'):
    """A finished newspaper lying flat."""
    e = empty(c, rot, s)
    rbox((0, 0, 0), (.96, 1.27, .07), .03, plain('paper', rough=.9), e)
    sheet(.94, 1.25, teximg(T + texture), None, e, (0, 0, .042), (-90, 0, 0), nx=1, ny=1, thick=.004)
    return e


def belt(y, z, x0, x1, speed=.62):
    """A conveyor belt with newspapers lying like scales."""
    rbox(((x0 + x1) / 2, y, z - .12), (x1 - x0, 1.7, .2), .09, mat('ink', .6))
    for sy in (-1, 1):
        rbox(((x0 + x1) / 2, y + sy * .92, z - .1), (x1 - x0, .14, .34), .05, mat('coral', .5))
    rbox(((x0 + x1) / 2, y - .7, z - 1.0), (x1 - x0 - .6, .3, 1.6), .05, mat('petrol', .6))
    n = int((x1 - x0) / speed)
    for i in range(n):
        flat_paper((x0 + .5 + i * speed, y, z + .1), (0, -9, random.uniform(-3, 3)), 1.16)


def wall_clock(c, r):
    """A clock on the wall, five minutes before twelve."""
    e = empty(c, (90, 0, 0), 1)
    cyl((0, 0, 0), r, .2, mat('coral', .5), e, bev=.06)
    cyl((0, 0, .06), r * .84, .16, plain('paper', rough=.7), e, bev=.02)
    for i in range(12):
        a = i * math.tau / 12
        ball((math.sin(a) * r * .7, math.cos(a) * r * .7, .15), r * .05, plain('ink'), e, seg=16)
    for deg, L in ((-2, .42), (-30, .62)):
        a = math.radians(deg)
        tube([(0, 0, .18), (math.sin(a) * r * L, math.cos(a) * r * L, .18)], r * .05, mat('ink', .5), e)


def zeitung():
    """Paper runs through a printing press; finished newspapers roll by and a woman with headphones checks one."""
    reset()
    world('#FFE3A8', '#FFD079', .75, ('#FFF3DA', '#FFE0B0'), (0, 1))
    key(2.2, (44, 12, -38), 12)
    rbox((0, 0, -.6), (40, 40, .2), 0, mat('#E8B878', .9))
    rbox((0, 6.5, 6), (40, .3, 14), 0, mat('#FFDB93', .9, clay=False))
    rbox((6.6, 6.3, 5.0), (3.0, .12, 2.8), .1, mat('#CDEBFA', .4, emit=.5, clay=False))
    rbox((6.6, 6.2, 5.0), (.16, .14, 2.9), .03, mat('cream', .7))
    rbox((6.6, 6.2, 5.0), (3.1, .14, .16), .03, mat('cream', .7))
    wall_clock((1.9, 6.2, 5.25), .9)
    for y, z in ((.6, .3), (2.2, .3), (1.4, 1.65)):
        cyl((-5.6, y, z), .78, 1.9, plain('paper', rough=.9), rot=(0, 90, 12), bev=.04)
        cyl((-5.6, y, z), .22, 1.96, mat('wood', .8), rot=(0, 90, 12), bev=.02)
    press((-1.75, 1.3, -.5), 24)
    mouse((-2.9, 3.9, 4.55), 30, .72, phones=True)
    random.seed(5)
    belt(-2.75, .42, -3.7, 7.2)
    R, B, H = kid((2.7, -.9, .0), rot=-14, s=1.62, skin=3, shirt='violet', pants='ink', hair='bun', hairC='#2A1A22', accC='sun', mood='smile',
                  glasses=True, armL=[(-.5, -.34, .26), (-.5, -.68, .46)], armR=[(.5, -.34, .26), (.5, -.68, .46)], headrot=(8, 0, -4))
    headphones(H, .46, .06, .5, 'coral')
    newspaper((2.45, -2.0, 1.72), (-18, 0, -14), .9, front=T + 'front.png', back=T + 'back.png', inner=T + 'print.png')
    for k in range(4):
        flat_paper((5.0 + random.uniform(-.05, .05), 1.2, -.4 + k * .1), (0, 0, 20 + random.uniform(-5, 5)), 1.6)
    for k in range(9):
        rbox((5.4, 2.6, -.4 + k * .16), (1.9, 2.1, .15), .05, plain('paper', rough=.9), rot=(0, 0, 10 + random.uniform(-5, 5)))
    camera((0, -11.2, 3.6), (.1, 0, 2.12), 38, dof=(.6, -1.4, 1.8), f=1.8)
    picture('articles/zeitung')


# ------------------------------------------------------------ korallenriff
def branch_coral(c, s=1, col='coral', seed=1, spread=.55):
    """A branching coral."""
    random.seed(seed)
    parts = []

    def grow(p, lean, L, r, depth):
        d = V((math.sin(lean), random.uniform(-.35, .35), math.cos(lean))).normalized()
        q = p + d * L
        parts.append(('t', [p, q], [r, r * .85]))
        if depth:
            for turn in ((-1, 1) if depth < 3 else (-1.1, 0, 1.1)):
                grow(q, lean + turn * spread * random.uniform(.7, 1.2), L * random.uniform(.7, .92), r * .84, depth - 1)
    grow(V((0, 0, -.1)), 0, .45, .15, 3)
    e = empty(c, (0, 0, 0), s)
    meta(parts, mat(col, .7), e, .035, 4)


def tube_sponge(c, s=1, col='sun', seed=1):
    """A group of tube sponges."""
    random.seed(seed)
    e = empty(c, (0, 0, 0), s)
    for i in range(6):
        a, h = i * math.tau / 6, random.uniform(.6, 1.4)
        x, y = math.cos(a) * .32, math.sin(a) * .22
        cyl((x * 1.3, y, h / 2), .2, h, mat(col, .7), e, rot=(0, x * 22, 0), bev=.08, r2=.26)
        ball((x * 1.3 + x * .2 * h, y, h - .01), (.17, .17, .05), mat('ink', .8), e, seg=24)


def fan_coral(c, s=1, col='violet', rot=0):
    """A flat lacy fan."""
    e = empty(c, (0, 0, rot), s)
    parts = []
    for i in range(9):
        a = math.radians(-60 + i * 15)
        L = 1.5 - abs(i - 4) * .07
        parts.append(('t', [(0, 0, 0), (math.sin(a) * L * .5, .03, math.cos(a) * L * .55), (math.sin(a * 1.1) * L, 0, math.cos(a * 1.1) * L)], [.1, .075, .06]))
    for r in (.55, .85, 1.15):
        parts.append(('t', [(math.sin(a) * r, .02, math.cos(a) * r) for a in [math.radians(-58 + k * 14.5) for k in range(9)]], .05))
    meta(parts, mat(col, .7), e, .03, 3)


def anemone(c, s=1, col='pink', seed=1):
    """A sea anemone with waving arms."""
    random.seed(seed)
    e = empty(c, (0, 0, 0), s)
    meta([('b', (0, 0, .2), (.6, .5, .35))], mat('#B05CA8', .7), e, .04, 4)
    for i in range(26):
        a, q = random.uniform(0, math.tau), random.uniform(.1, .55)
        x, y, h = math.cos(a) * q, math.sin(a) * q * .8, random.uniform(.55, .85)
        tube([(x, y, .35), (x * 1.25 + .06, y * 1.2, .35 + h * .6), (x * 1.5 + random.uniform(-.1, .16), y * 1.3, .35 + h)], [.075, .07, .085], mat(col, .6), e, res=5)


def brain_coral(c, r, col='leaf'):
    """A round coral with winding grooves."""
    ball(c, (r, r, r * .72), mat(col, .8), seg=48)
    light = mat('#8FD6A0', .8)
    for k in range(7):
        a0 = k * math.tau / 7
        path = []
        for i in range(9):
            t, a = .25 + i * .13, a0 + .28 * math.sin(i * 1.6)
            path.append((c[0] + math.sin(t) * math.cos(a) * r, c[1] + math.sin(t) * math.sin(a) * r, c[2] + math.cos(t) * r * .73))
        tube(path, r * .075, light, res=6)


def clownfish(c, rot=(0, 0, 0), s=1, col='#FF8A2B', band='#FFF9EC'):
    """A small orange fish with white bands, swimming towards -X."""
    e = empty(c, rot, s)
    m, w, k = mat(col, .5), mat(band, .5), plain(DARK, rough=.25)
    meta([('b', (0, 0, 0), (.62, .34, .42)), ('b', (-.25, 0, -.02), (.42, .33, .38))], m, e, .03, 5)
    for x, ry, rz in ((-.22, .355, .43), (.22, .325, .40)):
        ring = [(x + .07 * math.cos(2 * a), math.cos(a) * ry, math.sin(a) * rz) for a in [i * math.tau / 14 for i in range(14)]]
        tube(ring, .06, w, e, cyc=True)
    meta([('t', [(.5, 0, 0), (.72, 0, 0)], [.18, .1]), ('b', (.88, 0, .16), (.24, .06, .17), (0, -35, 0)), ('b', (.88, 0, -.16), (.24, .06, .17), (0, 35, 0))], m, e, .025, 4)
    meta([('b', (.05, 0, .44), (.32, .06, .16), (0, 12, 0))], m, e, .025, 3)
    meta([('b', (.12, 0, -.4), (.18, .05, .14), (0, -20, 0))], m, e, .025, 3)
    for sy in (-1, 1):
        ball((.02, sy * .36, -.08), (.2, .05, .13), m, e, rot=(sy * 20, 25, sy * 24), seg=24)
        ball((-.47, sy * .235, .1), (.115, .07, .12), plain('#FFFFFF', rough=.3), e, seg=24)
        ball((-.5, sy * .29, .1), (.07, .04, .08), k, e, seg=24)
        ball((-.53, sy * .325, .14), (.02, .012, .022), plain('#FFFFFF', rough=.3), e, seg=12)
    tube([(-.6, -.16, -.14), (-.665, 0, -.17), (-.6, .16, -.14)], .018, plain('#7A2A1B'), e, res=4)
    return e


def swimming_turtle(c, rot, s=1):
    """The turtle with flippers, its stubby feet hidden in them."""
    e = empty(c, rot, s)
    t = turtle((0, 0, -.4), 0, 1)
    t.parent = e
    g = mat('#8FCB5E', .7)
    for sx in (-1, 1):
        meta([('t', [(sx * .45, -.4, -.2), (sx * .95, -.5, -.1), (sx * 1.5, -.1, .05), (sx * 1.75, .25, .0)], [.2, .2, .16, .07])], g, e, .03, 5)
        meta([('t', [(sx * .4, .6, -.2), (sx * .75, .95, -.22), (sx * .9, 1.2, -.25)], [.17, .15, .07])], g, e, .03, 4)
    return e


def bubbles(x, y, z, n, seed):
    """Bubbles that rise."""
    random.seed(seed)
    for i in range(n):
        ball((x + random.uniform(-.2, .2), y, z + i * .28), random.uniform(.04, .11), glass('#FFFFFF', .5), seg=20)


def korallenriff():
    """A coral reef with bright corals, clownfish and a turtle."""
    reset()
    world('#8FE6F2', '#1489A6', .75, ('#E2FBFF', '#5CC4D4'), (.1, 1))
    sun((34, 10, -30), 2.3, 10, '#FFF3DC')
    area((-2, -8, 3), (0, 0, 1.5), 160, 5, '#FFE3D0')
    ball((0, 4, -40), (60, 44, 40.1), mat('#F0D6A0', .9), seg=128)
    far = ('#2FA3B8', '#3CB2C4', '#2594AC')
    hills([(-8, 15, -1, 5, 3, 3.6, far[0]), (8.5, 16, -1, 6, 3, 4.2, far[2]), (2, 19, -1, 7, 3, 2.6, far[1])])
    for i, (x, k) in enumerate(((-6.2, 1.7), (5.6, 1.9), (-3.6, 1.2))):
        branch_coral((x, 10, .3), k, far[i % 2], i + 3)
    swimming_turtle((1.2, .5, 3.05), (16, -10, -46), 1.12)
    clownfish((-1.75, -1.3, 2.15), (0, 8, 200), 1.15)
    clownfish((-3.35, -.8, 1.25), (0, -6, 160), .78)
    for i, (x, z) in enumerate(((4.6, 4.6), (5.3, 4.3), (5.1, 4.9), (5.9, 4.7), (4.2, 4.2))):
        clownfish((x, 6, z), (0, 0, 0), .42, '#FFC02E', '#6C56D9')
    branch_coral((-3.9, 1.8, .0), 2.7, 'coral', 5, .55)
    branch_coral((.75, 2.0, .0), 1.35, 'pink', 14, .5)
    anemone((-2.75, -.9, -.05), 1.1, 'pink', 4)
    fan_coral((3.85, .7, .0), 1.55, 'violet', -14)
    tube_sponge((-.75, .6, -.05), 1.15, 'sun', 2)
    brain_coral((.75, -.9, .1), .75, '#3FAE7A')
    branch_coral((2.3, -.4, -.05), .95, 'amber', 9, .6)
    branch_coral((4.05, -2.3, -.25), .95, '#FF93B0', 12, .55)
    branch_coral((-3.95, -2.3, -.3), .95, 'violet', 21, .6)
    tube_sponge((3.2, -1.6, -.2), .7, 'teal', 6)
    for i, (x, y) in enumerate(((1.7, -1.9), (-.9, -1.6))):
        rock((x, y, -.1), .5, '#D9B8A0', i)
    star((-.55, -2.2, .12), .3, mat('coral', .6), rot=(14, 0, 20), t=.16)
    bubbles(-2.5, -1.4, 2.5, 6, 1)
    bubbles(2.3, -.6, 3.1, 5, 4)
    for x, w in ((-4.2, 1.0), (-1.2, .7), (3.0, 1.1)):
        o = mesh([(x, 3, 8), (x + w, 3, 8), (x + w * 2.4 + 1.4, 3, -.5), (x + 1.2, 3, -.5)], [(0, 1, 2, 3)], veil('#FFFFFF', .10, 1.0))
        o.visible_shadow = False
    camera((0, -10, 2.2), (0, 0, 2.2), 41, dof=(0, -.6, 2.2), f=1.8)
    picture('articles/korallenriff')


# ------------------------------------------------------------ polarlicht
def aurora_material(low, mid, high, strength):
    """Light that is sharp below, fades above and has fine vertical rays."""
    m = bpy.data.materials.new('aurora')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()

    def node(kind, **values):
        n = nt.nodes.new('ShaderNode' + kind)
        for k, v in values.items():
            setattr(n, k, v)
        return n
    link = nt.links.new
    uv, sep = node('UVMap'), node('SeparateXYZ')
    link(uv.outputs[0], sep.inputs[0])
    colour, fade = node('ValToRGB'), node('ValToRGB')
    stops = ((colour, ((0, low), (.35, mid), (1, high))), (fade, ((0, '#000000'), (.1, '#FFFFFF'), (.4, '#B8B8B8'), (1, '#000000'))))
    for ramp, values in stops:
        el = ramp.color_ramp.elements
        while len(el) < len(values):
            el.new(.5)
        for q, (pos, c) in zip(el, values):
            q.position, q.color = pos, (*lin(P.get(c, c)), 1)
        link(sep.outputs['Y'], ramp.inputs['Fac'])
    rays, mul, scale = node('TexNoise'), node('Math', operation='MULTIPLY'), node('CombineXYZ')
    stretch = node('Math', operation='MULTIPLY')
    stretch.inputs[1].default_value = 34
    rays.inputs['Scale'].default_value = 1
    link(sep.outputs['X'], stretch.inputs[0])
    link(stretch.outputs[0], scale.inputs['X'])
    link(scale.outputs[0], rays.inputs['Vector'])
    contrast = node('MapRange')
    for k, v in (('From Min', .3), ('From Max', .68), ('To Min', .25), ('To Max', .95)):
        contrast.inputs[k].default_value = v
    link(rays.outputs['Fac'], contrast.inputs['Value'])
    link(fade.outputs['Color'], mul.inputs[0])
    link(contrast.outputs[0], mul.inputs[1])
    em, tr, mix, out = node('Emission'), node('BsdfTransparent'), node('MixShader'), node('OutputMaterial')
    em.inputs[1].default_value = strength
    for a, b in ((colour.outputs[0], em.inputs[0]), (mul.outputs[0], mix.inputs[0]), (tr.outputs[0], mix.inputs[1]), (em.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        link(a, b)
    return m


def aurora(path, z0, h, m):
    """A waving curtain of light along a path of (x, y)."""
    n, rows = 160, 10
    pts = [V((x, y)) for x, y in path]

    def at(t):
        f = t * (len(pts) - 1)
        i = min(int(f), len(pts) - 2)
        k = f - i
        p = [pts[max(0, min(len(pts) - 1, i + d))] for d in (-1, 0, 1, 2)]
        return .5 * (2 * p[1] + (p[2] - p[0]) * k + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * k * k + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * k ** 3)
    vs, uvs = [], []
    for i in range(n + 1):
        t = i / n
        q = at(t)
        base = z0 + .5 * math.sin(t * 7) + .2 * math.sin(t * 19)
        for j in range(rows + 1):
            v = j / rows
            vs.append((q.x + v * .5, q.y, base + v * h * (.8 + .2 * math.sin(t * 11 + 1))))
            uvs.append((t, v))
    row = rows + 1
    fs = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(n) for j in range(rows)]
    o = mesh(vs, fs, m, None, uvs, smooth=True)
    o.visible_shadow = o.visible_glossy = False


def mountain(c, w, h):
    """A soft clay mountain with a jagged cap of snow."""
    n, e = 18, empty(c)
    random.seed(int(c[0] * 7 + h * 10))
    vs = [(0, 0, h)]
    for z, k, jag in ((.78, .22, .0), (.5, .48, .09), (.0, 1.0, .0)):
        for i in range(n):
            a, q = i * math.tau / n, k * random.uniform(.9, 1.1)
            zz = z + jag * (1 if i % 2 else -1) * random.uniform(.7, 1.3)
            q *= 1 - (zz - z) * 1.6
            vs.append((math.cos(a) * w * q, math.sin(a) * w * q, h * zz))
    fs = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    fs += [(1 + k * n + i, 1 + (k + 1) * n + i, 1 + (k + 1) * n + (i + 1) % n, 1 + k * n + (i + 1) % n) for k in (0, 1) for i in range(n)]
    o = mesh(vs, fs, mat('#EDF2FF', .85), e, smooth=True)
    o.data.materials.append(mat('#6575C4', .9))
    for p in o.data.polygons:
        p.material_index = int(p.index >= 2 * n)
    sub = o.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 2


def red_house(c, rot=0, s=1):
    """A red wooden house with white corners, lit windows and snow on its roof."""
    e = empty(c, (0, 0, rot), s)
    red, white, lit = mat('#C93A40', .8), mat('#F4F6FF', .8), glow('#FFD27A', 1.1)
    gable = [(-1.3, 0), (1.3, 0), (1.3, 1.5), (0, 2.6), (-1.3, 1.5)]
    prism(gable, 2.6, red, e)
    for i in range(-5, 6):
        rbox((i * .24, -1.31, .75), (.03, .03, 1.5), 0, plain('#A82C36', rough=.9), e)
    for sx in (-1, 1):
        rbox((sx * 1.28, -1.28, .75), (.14, .14, 1.5), .02, white, e)
        rbox((sx * .74, 0, 2.16), (2.0, 3.2, .2), .09, mat('#EEF2FF', .8), e, rot=(0, sx * 40, 0))
    rbox((-.42, -1.32, .55), (.62, .08, 1.12), .03, mat('#2F6E7E', .7), e)
    ball((-.22, -1.4, .55), .05, plain('sun'), e, seg=16)
    for x, z in ((.55, .85), (0, 1.85)):
        rbox((x, -1.32, z), (.66, .08, .66), .03, white, e)
        rbox((x, -1.36, z), (.5, .06, .5), .02, lit, e)
        rbox((x, -1.4, z), (.05, .04, .5), 0, white, e)
        rbox((x, -1.4, z), (.5, .04, .05), 0, white, e)
    for y in (-.5, .6):
        rbox((-1.32, y, .85), (.08, .6, .6), .02, lit, e)
    rbox((.6, .5, 2.6), (.42, .42, 1.0), .04, mat('#8A5A5E', .8), e)
    rbox((.6, .5, 3.12), (.5, .5, .14), .06, mat('#EEF2FF', .8), e)
    for i, (z, k) in enumerate(((3.45, .16), (3.75, .2), (4.1, .24))):
        ball((.65 + i * .12, .5, z), (k, k, k), mat('#C9C6E8', .9), e, seg=24)
    return e


def sled(c, rot=0, s=1):
    """A wooden sled with a rope."""
    e = empty(c, (0, 0, rot), s)
    w = mat('#D9954F', .7)
    for sx in (-1, 1):
        tube([(sx * .38, .85, .08), (sx * .38, -.6, .08), (sx * .38, -.95, .2), (sx * .38, -.98, .48), (sx * .38, -.8, .52)], .065, w, e)
        for y in (-.45, .5):
            rbox((sx * .38, y, .26), (.1, .1, .34), .02, w, e)
    for x in (-.3, 0, .3):
        rbox((x, .08, .47), (.25, 1.7, .09), .03, mat('#E7AC68', .7), e)
    tube([(0, -.95, .5), (-.3, -1.5, .1), (-.1, -1.9, .06), (.3, -2.1, .06)], .03, mat('coral', .6), e)
    return e


def polarlicht():
    """Green and violet northern lights over snowy mountains; a fox on a sled looks up by a red house."""
    reset(samples=120)
    world('#140F3C', '#2B3F8F', .5, ('#6F7BE0', '#4AA89A'), (.25, 1))
    sun((50, 4, -34), 1.0, 10, '#CFE8FF')
    area((-3, -6, 6), (0, 0, 1), 260, 6, '#9BF0CF')
    area((6, 2, 8), (1, 0, 0), 200, 5, '#B79BFF')
    area((1.5, -1.6, 1.1), (-.6, -4, 0), 40, 1.2, '#FFC97A')
    area((-1.0, -6.5, 2.6), (-2.2, -1.6, 1.2), 110, 2, '#FFEBD8')
    night_stars(60, (-22, 22), (3, 22), 36, 8)
    aurora([(-27, 32), (-19, 27), (-12, 31), (-6, 26), (-1, 31), (5, 26), (11, 31), (18, 27), (27, 32)], 7.4, 11.5, aurora_material('#59F0A0', '#38D9B0', '#8A5BF0', 1.2))
    aurora([(-30, 36), (-18, 39), (-9, 35), (2, 39), (12, 35), (30, 38)], 9.2, 12.5, aurora_material('#4FE0C8', '#7C6BF5', '#D060D8', 1.0))
    for x, y, h, w in ((-10.5, 24, 7.6, 6), (-3.6, 26, 6.2, 5.4), (3.4, 25, 7.2, 5.6), (10.5, 24, 8.2, 6.2), (17, 26, 6.6, 5.4), (-17, 26, 6.4, 5.6)):
        mountain((x, y, -1), w, h + 2.2)
    hills([(0, 4, -60, 90, 60, 60, '#DDE6FF'), (-9, 14, -6, 12, 6, 7.0, '#C4D2F8'), (10, 15, -6, 13, 6, 7.4, '#B9C8F4')])
    red_house((2.3, 1.2, -.05), -22, 1.22)
    for i, (x, y, k) in enumerate(((-5.6, 4, 1.5), (-4.2, 6, 1.2), (5.8, 3.6, 1.5), (-7.2, 6, 1.6), (6.9, 5.5, 1.3), (-2.9, 8, 1.0))):
        pine_snow((x, y, -.15), k, i)
    sled((-2.2, -1.6, 0), -58, 1.15)
    fox((-2.2, -1.55, .52), 34, .95, '#F4F1FF')[1].rotation_euler[0] = math.radians(-16)
    for x, y, k in ((-4.6, -3.0, 1.0), (4.5, -2.8, 1.2), (.6, -3.4, .8)):
        ball((x, y, -.25), (1.3 * k, .8 * k, .5 * k), mat('#EEF3FF', .9), seg=48)
    camera((0, -10.8, 1.7), (0, 2, 2.95), 35, dof=(0, -.8, 1.6), f=2.4)
    picture('articles/polarlicht')


# ------------------------------------------------------------ sahara
def camel(c, rot=0, s=1, col='#D9A05B'):
    """A camel with one hump, squinting into the wind."""
    e = empty(c, (0, 0, rot), s)
    m, dk = mat(col, .8), mat('#9A6A3C', .8)
    legs = [('t', [(x, y, .95), (x, y, .5), (x, y - .03, .1)], [.18, .12, .13]) for x in (-.26, .26) for y in (-.45, .5)]
    meta([('b', (0, .05, 1.2), (.46, .8, .42)), ('b', (0, .05, 1.6), (.3, .36, .36)), ('t', [(0, -.6, 1.2), (0, -1.0, 1.15), (0, -1.15, 1.6), (0, -1.15, 2.0)], [.28, .2, .17, .17])] + legs, m, e, .04, 5)
    meta([('t', [(0, .82, 1.25), (0, 1.0, .9), (0, 1.0, .7)], [.07, .05, .08])], dk, e, .03, 2)
    rbox((0, .05, 1.78), (.62, .62, .12), .05, mat('coral', .8), e)
    H = empty((0, -1.18, 2.12), (0, 0, 0), 1, e)
    meta([('b', (0, 0, 0), (.25, .27, .24)), ('b', (0, -.3, -.1), (.2, .28, .17))], m, H, .03, 5)
    meta([('b', (x, .1, .26), (.07, .05, .1)) for x in (-.18, .18)] + [('b', (0, .05, .23), (.16, .14, .1))], dk, H, .025, 2)
    for sx in (-1, 1):
        tube([(sx * .13 - .06, -.2, .08), (sx * .16, -.235, .12), (sx * .19 + .04, -.16, .08)], .022, plain(DARK), H, res=4)
        ball((sx * .07, -.565, -.06), (.03, .02, .02), dk, H, seg=12)
    cheeks(H, .2, -.32, -.08, .06)
    tube([(-.11, -.52, -.2), (0, -.57, -.22), (.11, -.52, -.18)], .016, plain('#5E2F22'), H, res=4)
    return e


def toucan(c, rot=0, s=1):
    """A toucan with a bright beak."""
    e = empty(c, (0, 0, rot), s)
    k = mat('#2B2450', .7)
    meta([('b', (0, .05, .5), (.34, .34, .46)), ('b', (0, -.02, .98), (.29, .29, .28)), ('t', [(0, .25, .3), (0, .5, -.1)], [.18, .1])], k, e, .03, 5)
    meta([('b', (0, -.18, .86), (.24, .18, .26))], mat('#FFF3D6', .8), e, .03, 4)
    meta([('t', [(0, -.2, .98), (0, -.55, 1.0), (0, -.85, .84)], [.16, .16, .07])], mat('#FF9F2E', .4), e, .025, 3)
    ball((0, -.86, .82), .075, plain(DARK), e, seg=20)
    for sx in (-1, 1):
        ball((sx * .2, -.2, 1.06), (.09, .06, .1), plain('#8FE3FF', rough=.3), e, seg=20)
        ball((sx * .225, -.245, 1.06), (.05, .035, .055), plain(DARK, rough=.2), e, seg=20)
        meta([('t', [(sx * .3, 0, .7), (sx * .38, .1, .4), (sx * .28, .22, .12)], [.1, .13, .06])], k, e, .025, 3)
        ball((sx * .13, -.14, .05), (.07, .13, .05), plain('#6FA8D8'), e, seg=16)
    return e


def dunes():
    """Sand hills with sharp crests on the left side of the globe."""
    for x, y, z, rx, ry, rz, col in ((-5.6, 4.2, -1.1, 3.5, 3.4, 1.9, '#F0BE74'), (-7.4, 6, -.6, 3.4, 2.4, 2.6, '#E9AE62'),
                                     (-4.3, 2.2, -1.3, 2.2, 1.9, 1.75, '#F6CD8A'), (-3.6, 5.6, -.8, 1.8, 1.6, 1.6, '#E5A85C')):
        ball((x, y, z), (rx, ry, rz), mat(col, .95), seg=96)
    for x, y, z, k in ((-5.9, 3.4, .32, 1.2), (-4.2, 2.0, .1, .9)):
        for j in range(4):
            path = [(x - k + t * k * 2, y - .9 - j * .22 + .12 * math.sin(t * 5 + j), z + .42 - j * .14 - (t - .5) ** 2 * 1.1) for t in (0, .25, .5, .75, 1)]
            tube(path, [.015, .03, .035, .03, .012], mat('#E3A95E', .95), res=6)


def jungle():
    """Dense green trees on the right side of the globe."""
    for x, y, z, rx, ry, rz, col in ((5.7, 4.2, -1.2, 3.5, 3.2, 1.95, '#3F9E5C'), (4.3, 2.2, -1.4, 2.0, 1.7, 1.75, '#4DB36B')):
        ball((x, y, z), (rx, ry, rz), mat(col, .95), seg=96)
    plants = ((3.5, 3.6, .5, .75, 'leaf', 'puff'), (4.6, 4.6, .75, 1.05, '#2F9E63', 'puff'), (5.9, 4.4, .75, 1.15, '#3FA75F', 'puff'),
              (5.3, 2.9, .55, .85, '#67C96B', 'puff'), (6.9, 3.4, .4, 1.1, 'forest', 'puff'), (4.1, 2.2, .25, .8, '#2F9E63', 'palm'),
              (6.1, 2.0, .2, .95, '#4DB36B', 'palm'), (7.2, 5.4, .7, 1.3, '#2F8F57', 'puff'), (3.0, 2.9, .1, .6, '#3FA75F', 'palm'))
    for i, (x, y, z, k, col, kind) in enumerate(plants):
        tree((x, y, z - .15), k, col, i + 3, kind)
    for i, (x, y, z, col) in enumerate(((3.6, 1.6, .05, 'leaf'), (4.7, 1.3, .0, '#67C96B'), (5.6, 1.2, -.1, 'forest'), (3.0, 2.2, .0, '#4DB36B'))):
        bush((x, y, z), .62, col, i)
    for i, (x, y, z, col) in enumerate(((3.9, 1.1, .1, 'coral'), (5.0, .9, .0, 'pink'), (4.4, 1.5, .3, 'sun'))):
        flower((x, y, z), .9, col, i)


def dust_ribbon():
    """Sand dust rises from the dunes and sails over the sea to the trees."""
    def at(t, dy=0, dz=0):
        return V((-4.7 + 9.4 * t, 2.9 + dy, 1.45 + 1.75 * math.sin(math.pi * (t * .9 + .06)) + .16 * math.sin(t * 15) + dz))
    random.seed(14)
    bands = (('#F3C87F', -.3, .9, -.28), ('#FADB9F', .0, 1.0, .0), ('#FFEFCF', .3, .8, .3))
    for col, dy, k, dz in bands:
        parts = []
        for i in range(46):
            t = i / 45
            r = (.42 * (1 - t) ** .8 + .1) * k * random.uniform(.7, 1.15)
            wobble = random.uniform(-.22, .22) * (1.1 - .6 * t)
            parts.append(('b', at(t * .93, dy, dz * (1 - .5 * t) + wobble), (r * 1.35, r * .8, r * .8)))
        meta(parts, mat(col, .95, clay=False), None, .055, 5)
    for i in range(7):
        t0, dz = random.uniform(.0, .5), random.uniform(-.8, .75)
        path = [at(t0 + .09 * q, -.5, dz) for q in range(5)]
        tube(path, [.008, .03, .04, .03, .008], plain('#F5CB83', rough=.9), res=8)
    for i in range(80):
        t = random.uniform(.02, 1.0)
        ball(at(t, random.uniform(-.7, .2), random.uniform(-.75, .75)), random.uniform(.02, .055), plain('#E9AE58', rough=.9), seg=10)
    for i in range(18):
        spot_ = (3.3 + random.uniform(0, 2.4), 1.9 + random.uniform(-.4, .4), 1.7 + random.uniform(-.5, .8))
        ball(spot_, random.uniform(.025, .05), plain('#F2B24E', rough=.9), seg=10)


def sahara():
    """Desert dust sails over the sea to the rainforest: dunes with a camel left, jungle with a toucan right."""
    reset()
    world('#54B9EE', '#FFF0D0', .8, ('skyTop', 'cream'), (.2, 1))
    key(2.4, (46, 8, -36))
    ball((0, 4.5, -9.2), 10, mat('#2C8FC4', .35, spec=.45), seg=160)
    for i in range(22):
        random.seed(i * 5)
        x, y = random.uniform(-2.4, 2.4), random.uniform(-1.5, 4.4)
        z = math.sqrt(100 - x * x - (y - 4.5) ** 2) - 9.2
        tube([(x - .22, y, z - .01), (x, y, z + .03), (x + .24, y, z - .01)], .022, plain('#9ADCF2', rough=.4), res=4)
    dunes()
    jungle()
    dust_ribbon()
    camel((-3.75, 1.05, .16), 62, 1.02, '#B8743F')
    toucan((3.0, .7, .22), -38, .78)
    boat = paper_boat((-.55, .7, -.02), -14, .62)
    boat.rotation_euler[1] = math.radians(-4)
    ball((-8.4, 22, 9.6), 1.6, glow('#FFE27A', 1.0), seg=64)
    cloud((4.2, 24, 9.6), 1.2, 5)
    cloud((-.6, 26, 5.6), .8, 3)
    camera((0, -10.4, 3.3), (0, 1.5, 1.45), 40, dof=(0, .8, 1), f=2.6)
    picture('articles/sahara')


# ------------------------------------------------------------ bienen
def honeycomb(nx, ny, r=.5):
    """Wax cells; some of them hold honey or a lid."""
    step_x, step_y = r * math.sqrt(3), r * 1.5
    rim = []
    for h, k in ((0, .97), (.16, .97), (.2, .9), (.16, .82), (-.2, .78)):
        rim.append([(math.sin(i * math.tau / 6) * r * k, math.cos(i * math.tau / 6) * r * k, h) for i in range(6)])
    vs = [v for ring in rim for v in ring]
    fs = [(a * 6 + i, a * 6 + (i + 1) % 6, (a + 1) * 6 + (i + 1) % 6, (a + 1) * 6 + i) for a in range(4) for i in range(6)]
    wall = mesh(vs, fs, mat('#F4AE35', .5)).data
    honey, lid, dark = mat('#FF9F1E', .12, spec=.7), mat('#F8D079', .8), mat('#B96A1C', .7)
    rbox((0, 0, -.45), (40, 30, .5), 0, dark)
    random.seed(12)
    for i in range(-nx, nx + 1):
        for j in range(-ny, ny + 1):
            x, y = (i + (j % 2) * .5) * step_x, j * step_y
            o = obj('cell', wall)
            o.location = (x, y, 0)
            kind = random.random()
            if kind < .42:
                cyl((x, y, -.06), r * .86, .1, honey, bev=0, seg=6, rot=(0, 0, 30))
            elif kind < .6:
                ball((x, y, .06), (r * .82, r * .82, .13), lid, seg=24)


def dance_path():
    """A dotted figure eight with its straight waggle run in the middle."""
    dot = plain('violet', rough=.5)
    n = 22
    for sx in (-1, 1):
        for i in range(n):
            a = math.radians(-78 + 336 * (i + .5) / n * 1.0)
            x, y = sx * (1.38 - 1.38 * math.cos(a)), 1.05 * math.sin(a)
            if abs(x) > .28:
                ball((x, y, .26), (.085, .085, .06), dot, seg=20)
    for sx in (-1, 1):
        pts = [(sx * (.86 + .13 * (k % 2)), -.55 + k * .22, .3) for k in range(6)]
        tube(pts, .045, plain('#FFFFFF'), res=8)
    for k in (-1, 1):
        tube([(k * 2.76 - .14, .1, .26), (k * 2.76, -.1, .26), (k * 2.76 + .14, .1, .26)], .05, dot, res=2)


def standing_bee(c, rot, s=1, head=0):
    """A bee on the comb with six little legs."""
    e = empty(c, (0, 0, rot), s)
    b = bee((0, 0, .62), 0, 1)
    b.parent = e
    b.rotation_euler[0] = math.radians(head)
    for sx in (-1, 1):
        for y in (-.25, .05, .35):
            tube([(sx * .3, y, .42), (sx * .55, y - .05, .32), (sx * .58, y - .08, .02)], .045, mat('#3A2434', .6), e, res=5)
    return e


def bienen():
    """Bees on a honeycomb: one dances a figure eight, the others watch."""
    reset()
    world('#FFC95C', '#FFB23E', .75, ('#FFF6DA', '#FFE0A8'), (0, 1))
    key(2.3, (40, 14, -40), 12)
    honeycomb(9, 8)
    dance_path()
    standing_bee((0, -.1, .16), 12, 1.05, -20)
    for x, y, rot, k in ((-3.05, 1.35, 58, .66), (3.0, 1.45, -58, .66), (-1.35, 2.6, 22, .62), (1.5, 2.65, -22, .62), (-3.25, -1.15, 88, .7), (3.35, -1.2, -84, .7)):
        standing_bee((x, y, .16), rot, k, -12)
    for i, (x, y, k, col) in enumerate(((-3.9, -2.55, 3.2, 'pink'), (-2.75, -3.0, 2.6, 'violet'), (4.0, -2.45, 3.2, 'coral'), (3.0, -3.0, 2.5, 'pink'),
                                       (-4.7, 3.0, 3.0, 'coral'), (4.8, 3.1, 3.0, 'violet'), (-4.9, -1.4, 2.5, 'sky'))):
        big_flower((x, y, .3), k, col, i)
    camera((0, -7.6, 7.2), (0, .02, .3), 43, dof=(0, -.2, .6), f=2.4)
    picture('articles/bienen')


def big_flower(c, s, col, seed=0):
    """A flower seen from above, with leaves."""
    random.seed(seed)
    e = empty(c, (random.uniform(14, 34), random.uniform(-10, 10), random.uniform(0, 60)), s)
    for a in (.4, 2.6, 4.4):
        ball((math.cos(a) * .26, math.sin(a) * .26, -.05), (.17, .08, .02), mat('leaf', .7), e, rot=(0, 0, math.degrees(a)), seg=24)
    for i in range(6):
        a = i * math.tau / 6
        ball((math.cos(a) * .145, math.sin(a) * .145, 0), (.105, .09, .04), mat(col, .6), e, rot=(0, -14, math.degrees(a)), seg=28)
    ball((0, 0, .03), (.085, .085, .055), mat('sun', .6), e, seg=28)
    for i in range(7):
        a = i * math.tau / 7
        ball((math.cos(a) * .05, math.sin(a) * .05, .075), .014, mat('amber', .6), e, seg=12)


for n in sys.argv[sys.argv.index('--') + 1:]:
    globals()[n]()
