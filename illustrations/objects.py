"""Small clay objects for benefits and plans (square, transparent ground) and the promo pictures (one object on one colour)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from animals import *
from games import circle, rounded, heart, bolt, starpts, slab, clay_slab, lathe, letter_cube, pencil
T = HERE + '/textures/'


# ------------------------------------------------------------ stage
def stage():
    """Transparent ground; one light for the whole series. The floor is the first object of the scene."""
    s = reset(640, 640, 64)
    s.render.film_transparent = True
    s.render.image_settings.color_mode = 'RGBA'
    world('cream', 'cream', .78, ('#FFFFFF', '#FFEBD2'), (0, 1))
    sun((38, 12, -38), 1.9, 14, '#FFE8D6')
    rbox((0, 0, -.5), (40, 40, 1), 0, mat('white', .9, clay=False)).name = 'floor'


def take(name, size=4.0, z=1.45, x=0):
    """The camera of the series; `size` is the height of the picture in the object's units."""
    d = size / .6 * 1.12
    camera((x, -d * .93, z + d * .37), (x, 0, z), 60)
    shadow = contact_shadow(name)
    floor = bpy.data.objects['floor']; floor.is_shadow_catcher = False; floor.visible_camera = False
    render(name)
    lay_shadow(f'{OUT}/{name}.png', shadow)


def contact_shadow(name):
    """The shadow alone, seen without the objects: rendered first, softened, faded out towards the frame."""
    s = bpy.context.scene; path = f'{OUT}/raw/{name}-shadow.png'
    shown = [o for o in bpy.data.objects if o.type in ('MESH', 'CURVE') and o.name != 'floor']
    for o in shown: o.visible_camera = False
    bpy.data.objects['floor'].is_shadow_catcher = True
    s.cycles.use_fast_gi = False        # ambient occlusion would tint the whole catcher
    samples = s.cycles.samples; s.cycles.samples = min(samples, 28)        # it is blurred anyway
    s.render.filepath = path
    bpy.ops.render.render(write_still=True)
    for o in shown: o.visible_camera = True
    s.cycles.use_fast_gi = True; s.cycles.samples = samples
    a = pixels(path)[..., 3]; h, w = a.shape
    for axis in (0, 1): a = blur(a, .009 * w, axis)
    a = np.clip((a - .07) / .93, 0, 1) * .85
    yy, xx = np.mgrid[0:h, 0:w]; edge = np.minimum.reduce([xx, w - 1 - xx, yy, h - 1 - yy]) / (.07 * w)
    return a * np.clip(edge, 0, 1) ** 1.5


def pixels(path):
    """The picture as an array of rows, first row at the bottom."""
    im = bpy.data.images.load(path, check_existing=False); w, h = im.size; a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def blur(a, sigma, axis):
    """Gaussian blur along one axis."""
    n = int(sigma * 3); k = np.exp(-.5 * (np.arange(-n, n + 1) / sigma) ** 2); k /= k.sum()
    return np.apply_along_axis(lambda row: np.convolve(np.pad(row, n, mode='edge'), k, 'valid'), axis, a)


def lay_shadow(path, shadow):
    """Put the shadow under the finished object."""
    p = pixels(path); a = p[..., 3:]; s = (shadow[..., None] * (1 - a)); alpha = a + s
    tone = np.array([.13, .09, .22], np.float32)
    p[..., :3] = (p[..., :3] * a + tone * s) / np.maximum(alpha, 1e-4); p[..., 3:] = alpha
    im = bpy.data.images.new('out', p.shape[1], p.shape[0], alpha=True); im.pixels.foreach_set(np.ascontiguousarray(p, np.float32).ravel())
    im.filepath_raw = path; im.file_format = 'PNG'; im.save()


def colour_stage(colour, sunlight=1.95):
    """One plain colour for a promo picture."""
    reset(samples=64)
    world(colour, colour, .72, ('#FFFFFF', '#FFEBD2'), (0, 1))
    sun((42, 14, -40), sunlight, 12, '#FFE8D6')
    rbox((0, 0, -1), (90, 90, 2), 0, mat(colour, .9, clay=False))


# ------------------------------------------------------------ props
def glass():
    """Clear glass without refraction: see-through in the middle, shining at the rim."""
    m = bpy.data.materials.new('glass'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    out, mix = nt.nodes.new('ShaderNodeOutputMaterial'), nt.nodes.new('ShaderNodeMixShader')
    clear, shine = nt.nodes.new('ShaderNodeBsdfTransparent'), nt.nodes.new('ShaderNodeBsdfPrincipled')
    rim = nt.nodes.new('ShaderNodeLayerWeight')
    clear.inputs[0].default_value = (1, .97, .86, 1); rim.inputs[0].default_value = .32
    shine.inputs['Base Color'].default_value = (*lin('#FFE9A0'), 1); shine.inputs['Roughness'].default_value = .12
    nt.links.new(rim.outputs['Facing'], mix.inputs[0]); nt.links.new(clear.outputs[0], mix.inputs[1])
    nt.links.new(shine.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])
    return m


def copy_of(tex, c, rot, s=1, pages=3, bend=.05, parent=None):
    """A copy of the paper, seen from the front: a few leaves, slightly bent. Width 1, height 1.33, origin in its middle."""
    e = empty(c, rot, s, parent); plain = mat('paper', .9, clay=False)
    for k in range(pages):
        wave = lambda u, v, p, k=k: V((p.x, bend * math.sin((u - .1) * 3.2) + .02 * k + .012 * k * u, p.z))
        sheet(1 - .006 * k, 1.33 - .006 * k, teximg(T + tex) if k == 0 else plain, wave, e, (0, 0, 0), nx=24, ny=4, thick=.012, mback=plain)
    return e


def roll(c, rot, r, h, tex='front.png', parent=None):
    """A rolled-up paper standing on its end, with the page around it and the coil on top."""
    e = empty(c, rot, 1, parent); pts = []
    m, plain = teximg(T + tex), mat('paper', .9, clay=False)
    turn = lambda u, v, p: V(((r - .10 * (1 - u)) * math.sin((u - .37) * math.tau * 1.02),
                              -(r - .05 * (1 - u)) * math.cos((u - .37) * math.tau * 1.02), p.z))
    sheet(1, h, m, turn, e, (0, 0, h / 2), nx=72, ny=2, thick=.02, mback=plain)
    for i in range(40):
        t = i / 39; q = r * (.16 + .78 * t); pts.append((q * math.cos(t * 19), q * math.sin(t * 19), h - .03))
    cyl((0, 0, h / 2 - .05), r * .95, h - .1, plain, e, bev=0); tube(pts, .028, mat('#F3E6CB', .9, clay=False), e, 3)
    return e


def pile(c, rot, n, w=1.6, h=2.1, t=.16, tex='front.png', seed=2):
    """Folded papers in a pile with the front page on top; returns the height of its top."""
    random.seed(seed)
    for k in range(n):
        rbox((c[0] + random.uniform(-.04, .04), c[1] + random.uniform(-.04, .04), c[2] + t * (k + .5)), (w, h, t * .93), t * .4,
             mat(('paper', '#F6EAD2')[k % 2], .9, clay=False),
             None, (0, 0, rot + random.uniform(-3, 3)))
    top = c[2] + n * t
    sheet(w * .97, h * .97, teximg(T + tex), None, None, (c[0], c[1], top + .005), (-90, 0, rot), nx=1, ny=1, thick=.008)
    return top


def bow(c, s, col, rot=(0, 0, 0), parent=None):
    """A ribbon bow with two loops and two ends."""
    e = empty(c, rot, s, parent); m = mat(col, .5)
    for sx in (-1, 1):
        meta([('t', [(0, 0, 0), (sx * .42, -.05, .38), (sx * .82, 0, .3), (sx * .72, .02, .0), (sx * .3, 0, -.04), (0, 0, 0)],
               [.11, .14, .15, .14, .12, .1])], m, e, .03, 3)
        meta([('t', [(0, -.05, 0), (sx * .3, -.12, -.3), (sx * .62, -.1, -.5)], [.1, .12, .1])], m, e, .03, 3)
    ball((0, -.06, .04), (.2, .18, .2), m, e)


def apple(c, s):
    e = empty(c, (0, 0, 0), s)
    meta([('b', (-.16, 0, .5), (.46, .5, .5)), ('b', (.16, 0, .5), (.46, .5, .5))], mat('red', .35), e, .035, 5)
    tube([(0, 0, .9), (.03, 0, 1.1), (.1, 0, 1.24)], .045, mat('woodDk', .6), e)
    meta([('b', (.3, 0, 1.14), (.26, .12, .07), (0, -25, 0))], mat('leaf', .6), e, .02, 3)


# ------------------------------------------------------------ benefits
def altersgerecht():
    """Two building blocks, 8 and 12, beside a standing ruler."""
    stage()
    letter_cube('8', (-.45, -.1, 0), (0, 0, 12), 'coral', 'cream', 1.75)
    letter_cube('12', (-.35, 0, 1.75), (0, 0, -9), 'teal', 'cream', 1.5)
    e = empty((1.15, .25, 0), (0, 4, -10)); rbox((0, 0, 1.85), (.72, .16, 3.7), .07, mat('sun', .5), e)
    for k in range(12):
        rbox((-.26 + (.08 if k % 3 == 0 else 0), -.08, .3 + k * .28), (.36 if k % 3 == 0 else .2, .05, .06), .02,
             mat('ink', .5, clay=False), e)
    star((1.3, -.75, .32), .36, mat('violet', .4), (84, 0, -8), .2)
    take('benefits/altersgerecht', 4.3, 1.75, .25)


def lesekompetenz():
    """An open book; the letters A, B and C rise from its pages."""
    stage()
    open_book((0, -.1, 0), 1.25)
    for ch, x, y, z, tilt, size, col in (('A', -1.05, -.1, 1.5, -12, 1.95, 'coral'), ('B', .05, .1, 2.5, 5, 1.95, 'violet'),
                                         ('C', 1.12, -.05, 1.62, 14, 1.95, 'teal')):
        letters(ch, (x, y, z), size, mat(col, .5), (82, tilt, 0), .3, .02)
    take('benefits/lesekompetenz', 4.3, 1.5)


def open_book(c, s):
    """A thick open book lying on the table."""
    e = empty(c, (0, 0, 0), s); paper = mat('paper', .85, clay=False); line = mat('lilac', .8, clay=False)
    for sx in (-1, 1):
        rbox((sx * .78, 0, .06), (1.55, 2.0, .1), .04, mat('coral', .5), e, (0, sx * -3, 0))
        top = [(0, .0), (0, .2), (.25, .36), (.7, .4), (1.15, .34), (1.45, .24), (1.46, .1)]
        o = prism([(sx * p, q) for p, q in top], 1.84, paper, e, (0, 0, .06));
        for p in o.data.polygons: p.use_smooth = True
        o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35)
        for k in range(5):
            y = .55 - k * .3
            tube([(sx * .3, y, .455), (sx * .7, y, .478), (sx * (1.2 if k % 2 else .95), y, .42 if k % 2 else .455)], .035, line, e, 4)


def wissen():
    """A light bulb of glass with a pink brain inside."""
    stage()
    g = glass()
    e = empty((0, 0, .1), (0, 7, 0))
    for k, (r, z) in enumerate(((.52, .28), (.56, .48), (.58, .68))): cyl((0, 0, z), r, .2, mat('grey', .35, clay=False), e, bev=.09)
    ball((0, 0, .14), (.34, .34, .2), mat('ink', .4), e); cyl((0, 0, .86), .62, .2, mat('coral', .5), e, bev=.07)
    lathe([(.56, .9), (.62, 1.1), (.95, 1.6), (1.22, 2.1), (1.28, 2.5), (1.12, 3.05), (.72, 3.42), (.3, 3.56), (0, 3.58)], g, parent=e)
    brain((0, 0, 2.4), 1.0, e)
    for sx in (-1, 1): tube([(sx * .16, 0, .95), (sx * .2, 0, 1.5), (sx * .12, 0, 1.85)], .06, mat('amber', .4), e)
    for a in (-62, -30, 30, 62):
        a = math.radians(a); d = V((math.sin(a), 0, math.cos(a))); p = V((.25, 0, 2.45)) + d * 1.6
        tube([p[:], (p + d * .34)[:]], .1, mat('sun', .4))
    take('benefits/wissen', 4.7, 1.95, .15)


def brain(c, s, parent):
    """A brain of two lobes with winding ridges."""
    e = empty(c, (0, 0, -10), s, parent); m = mat('pink', .55); random.seed(4)
    meta([('b', (sx * .34, 0, .1), (.42, .6, .5)) for sx in (-1, 1)] + [('b', (0, .1, -.32), (.24, .28, .24))], m, e, .035, 3)
    for sx in (-1, 1):
        for k, (x, z) in enumerate(((.3, .45), (.48, .12), (.3, -.16))):
            pts = []
            for i in range(9):
                t = i / 8; px, pz = sx * (x - .26 + .52 * t), z + .09 * math.sin(t * 13 + k)
                inside = max(.05, 1 - ((px - sx * .34) / .46) ** 2 - ((pz - .1) / .54) ** 2); pts.append((px, -.6 * math.sqrt(inside), pz))
            tube(pts, .09, mat('#FF7FA2', .55), e, 6)
    tube([(0, -.5, .5), (0, -.52, .1), (0, -.42, -.22)], .035, mat('#D95C85', .6), e)


def weltverstehen():
    """A globe on its stand; on top a little flag made of newspaper."""
    stage()
    cyl((0, 0, .12), .95, .24, mat('coral', .5), bev=.1); cyl((0, 0, .36), .3, .34, mat('coral', .5), bev=.08)
    e = empty((0, 0, 1.95), (0, 18, 0)); ball((0, 0, 0), 1.28, mat('#4FA9E6', .5), e, seg=64)
    lumps(e, 1.28)
    tube([(1.5 * math.sin(a), .0, 1.5 * math.cos(a)) for a in (math.radians(2 + 176 * i / 16) for i in range(17))], .1, mat('sun', .45), e)
    for sz in (-1, 1): ball((0, 0, sz * 1.44), .17, mat('sun', .45), e)
    f = empty((0, 0, 1.5), (0, -14, 0), 1, e); tube([(0, 0, 0), (0, 0, 1.15)], .05, mat('woodDk', .5), f)
    wave = lambda u, v, p: V((p.x, .07 * math.sin(u * 6.3), p.z + .04 * math.sin(u * 5)))
    sheet(.95, .62, teximg(T + 'print.png'), wave, f, (.52, 0, .82), nx=24, ny=4, thick=.03)
    take('benefits/weltverstehen', 5.0, 2.1, .15)


def lumps(e, r):
    """Land on a globe: soft lumps of green clay."""
    lands = ('leaf', [(-.95, .62, .42), (-.75, .3, .34), (-1.15, .35, .26), (-.58, .0, .2)]), ('#8FD06A',
            [(-.5, -.3, .36), (-.42, -.6, .27), (-.38, -.85, .17)]), \
        ('sun', [(.28, .1, .4), (.45, -.22, .32), (.42, -.5, .22), (.12, .18, .26)]), ('leaf',
                [(.3, .65, .26), (.62, .68, .34), (.95, .55, .4), (1.25, .35, .32)]), ('coral', [(1.15, -.48, .28)]), ('cream',
                [(-.2, 1.2, .3), (.3, 1.32, .26)])
    for col, spots in lands:
        parts = []
        for lon, lat, q in spots:
            d = V((math.sin(lon) * math.cos(lat), -math.cos(lon) * math.cos(lat), math.sin(lat)))
            parts.append(('b', d * (r - q * .6), q * .92))
        meta(parts, mat(col, .65), e, .03, 6)


def kreativitaet():
    """A pot of paint running over, a brush in it and a crayon leaning on it."""
    stage()
    cyl((-.1, 0, .85), 1.05, 1.7, mat('paper', .5), bev=.08, r2=1.12); cyl((-.1, 0, .75), 1.09, .75, mat('teal', .5), bev=.04, r2=1.115)
    cyl((-.1, 0, 1.7), 1.18, .14, mat('grey', .35, clay=False), bev=.05)
    p = mat('coral', .3); cyl((-.1, 0, 1.76), 1.03, .08, p, bev=.03)
    meta([('t', [(-.75, -.7, 1.76), (-.78, -.98, 1.66), (-.78, -1.07, .95)], [.2, .2, .19]),
          ('t', [(-.3, -.9, 1.76), (-.25, -1.16, 1.66), (-.25, -1.13, 1.25)], [.18, .18, .17]),
          ('t', [(-1.0, -.4, 1.76), (-1.15, -.5, 1.65), (-1.12, -.55, 1.3)], [.15, .15, .15]),
          ('b', (-.5, -.8, 1.77), (.4, .22, .07))], p, None, .03, 4)
    b = empty((.1, .15, 1.5), (-8, 24, 0)); tube([(0, 0, 0), (0, 0, 1.2)], .12, mat('wood', .5), b)
    cyl((0, 0, 1.3), .17, .4, mat('grey', .3, clay=False), b, bev=.03)
    meta([('t', [(0, 0, 1.45), (0, 0, 1.75), (.02, 0, 2.15)], [.19, .26, .04])], mat('violet', .5), b, .03, 3)
    k = empty((1.3, -.8, -.1), (0, -17, 0)); cyl((0, 0, 1.0), .25, 1.7, mat('sun', .5), k, bev=.04)
    cyl((0, 0, 1.0), .26, 1.1, mat('ink', .5), k, bev=.03); cyl((0, 0, 1.0), .265, .9, mat('sun', .6), k, bev=.03)
    cyl((0, 0, 2.03), .25, .4, mat('sun', .5), k, bev=.02, r2=.1)
    take('benefits/kreativitaet', 4.2, 1.72, .1)


def gespraech():
    """Two speech bubbles, one in front of the other."""
    stage()
    bubble((-.35, .45, 2.15), 1.35, 1.0, 'violet', -1, 0); bubble((.4, -.35, 1.25), 1.3, .9, 'coral', 1, -6)
    e = empty((-.55, .2, 2.5), (0, 0, 6))
    for k in (-1, 0, 1): ball((k * .62, -.18, -.02 + .0), (.2, .16, .2), mat('cream', .5), e)
    h = empty((.4, -.68, 1.27), (84, 0, -6)); clay_slab(heart(.62), .2, mat('cream', .5), parent=h)
    take('benefits/gespraech', 4.2, 1.62)


def bubble(c, rx, rz, col, side, turn):
    """A speech bubble standing on its tail."""
    pts = [(rx * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), rz * math.copysign(abs(math.sin(a)) ** .8,
            math.sin(a))) for a in (i * math.tau / 60 for i in range(60))]
    k0, k1 = (47, 53) if side > 0 else (37, 43)
    pts = pts[:k0] + [(side * rx * .62, -rz - .42)] + pts[k1:]
    e = empty(c, (-6, 0, turn)); o = prism(pts, .42, mat(col, .5), e)
    md = o.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = .035; md.use_smooth_shade = True
    sm = o.modifiers.new('s', 'SMOOTH'); sm.factor = .5; sm.iterations = 14
    o.hide_viewport = True


def medien():
    """A big magnifying glass in front of the paper; the title appears enlarged in it."""
    stage()
    copy_of('front.png', (-.3, .55, 1.62), (-12, 0, 10), 2.4, 4)
    e = empty((.62, -.7, 1.8), (-8, 34, 0))
    ring = [(.92 * math.cos(a), 0, .92 * math.sin(a)) for a in (i * math.tau / 20 for i in range(20))]
    tube(ring, .15, mat('violet', .4), e, cyc=True); tube([(0, 0, -1.05), (0, 0, -1.3)], .13, mat('grey', .3, clay=False), e)
    tube([(0, 0, -1.35), (0, 0, -2.0)], .19, mat('coral', .45), e)
    lens(e, .86)
    tube([(-.55 * math.cos(a), -.1, .55 * math.sin(a)) for a in (math.radians(q) for q in (20, 42, 64))], .055,
         mat('white', .3, clay=False), e)
    take('benefits/medien', 4.2, 1.6)


def lens(e, r):
    """The glass: a round piece of the front page, twice as large and turned upright."""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new('UV')
    vs = [bm.verts.new((r * math.cos(a), -.03, r * math.sin(a))) for a in (i * math.tau / 48 for i in range(48))]
    f = bm.faces.new(vs); turn = math.radians(-34)
    for lp in f.loops:
        x, z = lp.vert.co.x / r, lp.vert.co.z / r; px, pz = x * math.cos(turn) - z * math.sin(turn), x * math.sin(turn) + z * math.cos(turn)
        lp[uv].uv = (.36 + px * .20, .66 + pz * .15)
    me = bpy.data.meshes.new('lens'); bm.to_mesh(me); bm.free(); o = obj('lens', me, e); me.materials.append(teximg(T + 'front.png', .3))


def werte():
    """Scales in balance: a heart in one pan, a star in the other."""
    stage()
    wood = mat('sun', .45)
    cyl((0, 0, .13), .95, .26, mat('violet', .5), bev=.1); cyl((0, 0, .34), .5, .2, mat('violet', .5), bev=.08)
    lathe([(0, .4), (.24, .42), (.15, .9), (.2, 1.6), (.14, 2.6), (.1, 3.0), (0, 3.0)], wood); ball((0, 0, 3.1), .24, mat('coral', .4))
    meta([('t', [(-1.55, 0, 2.72), (-.8, 0, 2.92), (0, 0, 2.78), (.8, 0, 2.92), (1.55, 0, 2.72)], [.11, .13, .18, .13, .11])], wood, None,
         .03, 3)
    for sx in (-1, 1):
        for dx, dy in ((-.6, -.15), (.6, -.15), (0, .45)):
            tube([(sx * 1.5, 0, 2.72), (sx * 1.5 + dx, dy, 1.35)], .035, mat('woodDk', .5, clay=False))
        lathe([(0, 1.02), (.5, 1.08), (.72, 1.3), (.78, 1.36), (.7, 1.38), (.45, 1.22), (0, 1.16)], mat('teal', .5), (sx * 1.5, 0, 0))
    h = empty((-1.5, -.05, 1.72), (82, 0, 4)); clay_slab(heart(.62), .4, mat('coral', .4), parent=h, vox=.03, smooth=10)
    star((1.5, -.05, 1.75), .62, mat('pink', .4), (84, 0, -6), .36)
    take('benefits/werte', 4.7, 1.65)


# ------------------------------------------------------------ plans
def trial():
    """A rolled-up paper with a price tag: 0 €."""
    stage()
    r = roll((-.3, .1, .0), (0, -8, 0), .72, 3.3)
    b = empty((-.3, .1, 0), (0, -8, 0)); cyl((0, 0, 1.3), .80, .34, mat('coral', .5), b, bev=.05)
    tag((.75, -.95, 1.0), 1.1)
    take('plans/trial', 4.3, 1.6, .15)


def tag(c, s):
    """A price tag on a string."""
    e = empty(c, (-10, 12, -6), s); pts = [(-.62, -.75), (.62, -.75), (.62, .45), (.3, .8), (-.3, .8), (-.62, .45)]
    h = empty((0, 0, 0), (90, 0, 0), 1, e); clay_slab(pts, .16, mat('sun', .5), parent=h)
    cyl((0, -.17, .55), .12, .05, mat('coral', .5), e, (90, 0, 0), .02)
    letters('0 €', (0, -.17, -.18), .74, mat('ink', .5), (90, 0, 0), .12, .01, e)
    tube([(0, -.2, .55), (-.25, -.05, 1.0), (-.6, .25, .85), (-.95, .45, .5)], .035, mat('ink', .5, clay=False), e)


def gift():
    """A present with a big bow; the paper looks out of it."""
    stage()
    copy_of('front.png', (.35, .55, 2.2), (-6, 10, -6), 1.75, 4); copy_of('back.png', (-.45, .75, 2.1), (-4, -12, 6), 1.7, 3)
    rbox((0, 0, .85), (2.5, 2.0, 1.7), .1, mat('violet', .55)); rbox((0, 0, 1.62), (2.7, 2.2, .42), .1, mat('violet', .5))
    rbox((0, .25, 1.8), (2.2, 1.2, .1), .02, mat('night', .7))
    rbox((0, -.03, .82), (.5, 2.02, 1.7), .03, mat('sun', .5)); rbox((0, -.02, 1.62), (.52, 2.22, .45), .04, mat('sun', .5))
    bow((0, -1.18, 1.62), 1.25, 'sun', (8, 0, 0))
    take('plans/gift', 4.5, 1.55)


def year():
    """A whole year of papers in a tied pile; on top an elephant with a ticket in its trunk."""
    stage()
    top = pile((0, 0, 0), -16, 9, 2.25, 2.6, .17, 'front.png')
    e = empty((0, 0, 0), (0, 0, -16)); rbox((0, 0, top / 2), (.36, 2.72, top + .1), .04, mat('coral', .5), e)
    rbox((0, 0, top / 2), (2.4, .36, top + .09), .04, mat('coral', .5), e)
    elephant((.2, .3, top + .02), -42, .92, trunk='up')
    t = empty((-1.3, -1.2, top + 2.42), (-8, -14, -14)); pts = rounded(.95, .56, .08); h = empty((0, 0, 0), (90, 0, 0), 1, t)
    clay_slab(pts, .1, mat('sun', .5), parent=h, vox=.022)
    star((-.05, -.1, 0), .17, mat('coral', .4), (90, 0, 0), .08, t)
    take('plans/year', 5.0, 2.0, -.1)


def class_():
    """A school satchel, before it a pile of papers with an apple on top."""
    stage()
    satchel((.55, .55, 0), -12, 1.15)
    top = pile((-.85, -.75, 0), 14, 5, 1.45, 1.75, .16)
    apple((-.85, -.7, top), .82)
    take('plans/class', 4.3, 1.45)


def satchel(c, rot, s):
    """A school satchel with flap, pocket and two clasps."""
    e = empty(c, (0, 0, rot), s); m = mat('teal', .6); f = mat('coral', .55)
    rbox((0, 0, 1.2), (2.2, 1.0, 2.3), .24, m, e); rbox((0, -.56, .68), (1.6, .3, .95), .14, mat('violet', .6), e)
    rbox((0, -.48, 1.75), (2.24, .3, 1.2), .14, f, e); rbox((0, 0, 2.32), (2.24, 1.14, .26), .12, f, e)
    for sx in (-1, 1):
        rbox((sx * .62, -.68, 1.2), (.26, .12, .5), .05, mat('cream', .6), e)
        rbox((sx * .62, -.75, 1.14), (.36, .1, .26), .05, mat('sun', .4), e)
        rbox((sx * .62, -.645, 1.85), (.26, .06, .9), .03, mat('cream', .6), e)
        ball((sx * 1.1, -.2, .7), (.12, .36, .6), mat('petrol', .6), e)
    tube([(-.35, 0, 2.42), (-.3, 0, 2.72), (.3, 0, 2.72), (.35, 0, 2.42)], .09, mat('ink', .5), e)
    star((0, -.72, .68), .26, mat('sun', .4), (90, 0, 0), .12, e)


globals()['class'] = class_


# ------------------------------------------------------------ promo
def current_issue():
    """The current issue stands folded on a yellow ground, its front page to us."""
    colour_stage('sun')
    standing((-.1, 0, 0), 16, 3.15)
    pencil((2.75, -.2, 0), 30, 1.1, 'teal'); star((-2.75, -.55, .15), .42, mat('coral', .4), (14, 0, 20), .2)
    ball((-3.3, .5, .32), .32, mat('violet', .4))
    camera((0, -12, 6.3), (.1, 0, 1.88), 50, dof=(0, -.6, 2.2), f=2.6)
    render('promo/current-issue')


def standing(c, rot, s):
    """A folded paper that stands on its own: the front page before us, the other leaves open behind it."""
    e = empty(c, (0, 0, rot), s); plain = mat('paper', .9, clay=False)
    leaves = ((0, 'front.png'), (7, None), (13, None), (46, 'back.png'))
    for k, (angle, tex) in enumerate(leaves):
        a = math.radians(angle)
        def leaf(u, v, p, a=a, k=k):
            bulge = .05 * math.sin(u * math.pi) * (1 if k == 0 else .3)
            return V(((u * math.cos(a)) - .5, u * math.sin(a) - bulge + .01 * math.sin(u * 5 + v * 3), p.z + 1.33 / 2))
        sheet(1, 1.33, teximg(T + tex) if k == 0 else plain, leaf, e, nx=28, ny=8, thick=.01, mback=plain)


def samples():
    """Three copies of the paper look out of an open envelope."""
    colour_stage('#8FD9BC')
    e = empty((0, 0, 0), (0, 0, 0)); tilt = empty((0, 0, .02), (-28, 0, 0), 1, e)
    for tex, x, z, a, y in (('back.png', -1.35, 2.35, -17, .3), ('print.png', 1.35, 2.35, 17, .2), ('front.png', 0, 2.7, 0, .1)):
        copy_of(tex if tex != 'print.png' else 'front.png', (x, y, z), (0, a, 0), 2.15, 3, .03, tilt)
    paper = mat('coral', .7); w, h = 5.0, 2.6
    rbox((0, .5, h / 2), (w, .08, h), .03, mat('#D9472F', .8), tilt)
    prism([(-w / 2, h), (w / 2, h), (.35, h + 1.5), (-.35, h + 1.5)], .06, mat('#F0705C', .7), tilt, (0, .52, 0), bev=.02)
    prism([(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h * .52), (-w / 2, h)], .1, paper, tilt, (0, -.06, 0), bev=.03)
    for sx in (-1, 1): tube([(sx * w * .49, -.12, .05), (0, -.12, h * .6)], .028, mat('#D9472F', .8, clay=False), tilt)
    cyl((0, -.16, 1.28), .42, .14, mat('sun', .45), tilt, (90, 0, 0), .05); hh = empty((0, -.24, 1.26), (90, 0, 0), 1, tilt)
    clay_slab(heart(.25), .1, mat('coral', .5), parent=hh, vox=.02)
    camera((0, -10.4, 5.4), (0, .5, 1.72), 50, dof=(0, 0, 1.8), f=2.6)
    render('promo/samples')


def special():
    """The welcome present: a little box with a ribbon, a pencil and a sheet of stickers."""
    colour_stage('lilac')
    e = empty((-.95, .55, 0), (0, 0, 16), 1.08); rbox((0, 0, .85), (2.5, 2.2, 1.7), .12, mat('coral', .55), e)
    rbox((0, 0, 1.75), (2.72, 2.42, .5), .12, mat('coral', .5), e)
    rbox((0, 0, .98), (.48, 2.24, 2.06), .04, mat('sun', .5), e); rbox((0, 0, .985), (2.54, .48, 2.05), .04, mat('sun', .5), e)
    rbox((0, 0, 1.77), (.5, 2.46, .52), .04, mat('sun', .5), e); rbox((0, 0, 1.772), (2.76, .5, .52), .04, mat('sun', .5), e)
    bow((0, -.1, 2.2), 1.3, 'sun', (-12, 0, 0), e)
    stickers((2.05, -.35, .02), -14)
    pencil((-2.6, -1.75, 0), -66, 1.25, 'teal')
    camera((0, -9.8, 5.3), (.15, .1, 1.12), 46, dof=(0, -.4, 1), f=2.4)
    render('promo/special')


def stickers(c, rot):
    """A sheet of stickers; one is already peeled off at its corner."""
    e = empty(c, (0, 0, rot), 1.15); slab(rounded(2.3, 2.9, .14), .04, mat('paper', .8, clay=False), parent=e)
    for poly, col, x, y, a in ((starpts(.5), 'sun', -.52, .85, 10), (heart(.46), 'coral', .55, .85, -8),
                               (circle(.42), 'teal', -.52, -.05, 0), (starpts(.46, 8, .75), 'violet', .56, -.1, 0),
                               (bolt(.5), 'leaf', -.5, -.95, 0), (heart(.42), 'pink', .58, -.95, 12)):
        h = empty((x, y, .035), (0, 0, a), 1, e); clay_slab([(p * 1.0, q * 1.0) for p, q in poly], .09, mat(col, .4), parent=h, vox=.022)
        if col == 'teal':
            for dx in (-.13, .13): ball((dx, .08, .1), (.05, .06, .03), mat('#24162E', .3, clay=False), h, seg=16)
            tube([(-.14, -.1, .1), (0, -.18, .1), (.14, -.1, .1)], .025, mat('#24162E', .4, clay=False), h)


for n in sys.argv[sys.argv.index('--') + 1:]: globals()[n]()
